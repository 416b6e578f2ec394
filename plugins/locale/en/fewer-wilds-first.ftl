fewer-wilds-first-summary = A hand with many wild cards loses to every hand that has few, whatever they make.
fewer-wilds-first-most = How many wild cards a hand may hold without falling behind: { $value }.
