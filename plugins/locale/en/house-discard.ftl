house-discard-summary = Common cards leave play during the round, those first that have lain longest.
