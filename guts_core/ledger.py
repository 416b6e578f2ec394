"""Who has how many chips: a double-entry ledger, and the effects that a rule may ask for.

An account is a seat (its number) or a pot (its name; `reserve` holds what exceeds the cap). Every movement takes from one account what
it gives to another, so the sum over all accounts never changes. Amounts are kept as whole units of 1/D chip; D grows only when a
share needs it (20 by three: D = 3), which is exact without the price of `Fraction` in every sum.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import gcd
from typing import Final, NamedTuple, NoReturn, TypeAlias

from guts_core.chips import Chips

Seat: TypeAlias = int
Account: TypeAlias = int | str

POT: Final = "pot"
RESERVE: Final = "reserve"


class Transfer(NamedTuple):
    """Chips that go from one account to another, and why.

    Attributes:
        source: the account that pays: a seat, or a pot.
        target: the account that receives.
        amount: chips, zero or more.
        reason: code of the reason; its text is the message `<plugin>-reason-<reason>`.
        plugin: the plugin that asked for it; filled in by the kernel where a plugin leaves it out.
        rule: the question that was being answered, e.g. `payments`; filled in likewise.
    """

    source: Account
    target: Account
    amount: Chips
    reason: str
    plugin: str = ""
    rule: str = ""


class Count(NamedTuple):
    """Points, not chips: `delta` is added to the counter `key` of a seat (legs, payments made, ...).

    Attributes:
        key: name of the counter, e.g. `legs`.
        seat: whose.
        delta: how many points, may be negative.
        scope: when it goes back to zero: at the end of the round, of the cycle (a game that ends is a cycle), or never.
    """

    key: str
    seat: Seat
    delta: int = 1
    scope: str = "cycle"
    reason: str = ""
    plugin: str = ""
    rule: str = ""


class Over(NamedTuple):
    """The game ends now; what is left of the round is not played.

    Attributes:
        reason: code of the reason, as in `Transfer`.
        seat: who has won it, if somebody has.
    """

    reason: str
    seat: Seat | None = None
    plugin: str = ""
    rule: str = ""


class Show(NamedTuple):
    """A seat or a house turns up its cards for all to see."""

    name: Account
    reason: str = "shown"
    plugin: str = ""
    rule: str = ""


Effect: TypeAlias = Transfer | Count | Over | Show
"""What a rule may ask for. Rules return effects; only the kernel carries them out."""


class LedgerError(ValueError):
    """A movement that the ledger refuses; nothing of its batch is booked.

    Attributes:
        code: `transfer-negative`, `transfer-overdrawn`, `transfer-account` or `transfer-amount`.
        transfer: the movement refused.
    """

    def __init__(self, code: str, transfer: Transfer) -> None:
        super().__init__(f"{code}: {transfer}")
        self.code = code
        self.transfer = transfer


class Ledger:
    """The accounts of a table.

    Args:
        seats: how many seats have an account, numbered from 0.
        pots: names of the pots, the reserve not among them.
    """

    __slots__ = ("_balances", "_chips", "_denominator", "_holdings", "_units", "pots", "seats")

    def __init__(self, seats: int, pots: Sequence[str] = (POT,)) -> None:
        self.seats = range(seats)
        self.pots = tuple(pots)
        self._units: dict[Account, int] = dict.fromkeys([*self.seats, *self.pots, RESERVE], 0)
        self._denominator = 1
        # what the units come to in chips, worked out when asked for: once shares are exact, most accounts hold fractions for good
        self._chips: dict[Account, Chips] = {}
        self._balances: tuple[Chips, ...] | None = None
        self._holdings: tuple[tuple[str, Chips], ...] | None = None

    def __getitem__(self, account: Account) -> Chips:
        """Chips on an account."""
        if self._denominator == 1:
            return self._units[account]
        chips = self._chips.get(account)
        if chips is None:
            units = self._units[account]
            whole, rest = divmod(units, self._denominator)
            chips = self._chips[account] = Fraction(units, self._denominator) if rest else whole
        return chips

    @property
    def total(self) -> Chips:
        """The sum over all accounts; it never changes after the opening."""
        total = Fraction(sum(self._units.values()), self._denominator)
        return total.numerator if total.denominator == 1 else total

    @property
    def pots_empty(self) -> bool:
        """Whether nothing lies in any pot or in the reserve."""
        units = self._units
        if units[RESERVE]:
            return False
        for pot in self.pots:
            if units[pot]:
                return False
        return True

    def balances(self) -> tuple[Chips, ...]:
        """Chips of each seat; below zero is allowed, for these are counters."""
        if self._balances is None:
            units = self._units
            self._balances = tuple([units[seat] if self._denominator == 1 else self[seat] for seat in self.seats])
        return self._balances

    def holdings(self) -> tuple[tuple[str, Chips], ...]:
        """Chips in each pot by name, the reserve last."""
        if self._holdings is None:
            self._holdings = tuple([(pot, self[pot]) for pot in (*self.pots, RESERVE)])
        return self._holdings

    def open(self, account: Account, amount: Chips) -> None:
        """Put chips on an account before the first round: the state of a game that is taken up in the middle."""
        self._units[account] = self._in_units(amount)
        self._chips.pop(account, None)
        self._balances = self._holdings = None

    def book(self, transfers: Iterable[Transfer]) -> None:
        """Carry out movements, all of them or none.

        Raises:
            LedgerError: if one is negative or not exact, names an unknown account, pays an account to itself or overdraws a pot.
        """
        units = self._units
        chips = self._chips
        booked: list[tuple[Account, Account, int]] = []
        for transfer in transfers:
            source, target, amount, _, _, _ = transfer
            if type(amount) is int:
                moved = amount * self._denominator
            elif type(amount) is Fraction:
                denominator = self._denominator
                moved = self._in_units(amount)
                if self._denominator != denominator:
                    factor = self._denominator // denominator
                    booked = [(payer, payee, earlier * factor) for payer, payee, earlier in booked]
            else:
                self._refuse("transfer-amount", transfer, booked)
            if moved < 0:
                self._refuse("transfer-negative", transfer, booked)
            if source not in units or target not in units or source == target:
                self._refuse("transfer-account", transfer, booked)
            if units[source] < moved and isinstance(source, str):
                self._refuse("transfer-overdrawn", transfer, booked)
            units[source] -= moved
            units[target] += moved
            booked.append((source, target, moved))
            if chips:
                chips.pop(source, None)
                chips.pop(target, None)
        self._balances = self._holdings = None

    def reduce(self) -> None:
        """Shorten the unit: between rounds, so that halving a pot many times does not make every number longer for good."""
        if self._denominator > 1:
            factor = gcd(self._denominator, *self._units.values())
            if factor > 1:
                self._denominator //= factor
                for account in self._units:
                    self._units[account] //= factor

    def _in_units(self, amount: Chips) -> int:
        need = amount.denominator
        if self._denominator % need:
            factor = need // gcd(self._denominator, need)
            self._denominator *= factor
            for account in self._units:
                self._units[account] *= factor
        return amount.numerator * (self._denominator // need)

    def _refuse(self, code: str, transfer: Transfer, booked: list[tuple[Account, Account, int]]) -> NoReturn:
        for source, target, moved in booked:
            self._units[source] += moved
            self._units[target] -= moved
        self._chips.clear()
        self._balances = self._holdings = None
        raise LedgerError(code, transfer)
