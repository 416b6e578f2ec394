"""Who has how many chips: a double-entry ledger, and what a rule may ask to be done.

An account is a seat (its number) or a pot (its name; `reserve` holds what exceeds the cap). Every movement takes from one
account what it gives to another, so the sum over all accounts never changes. Amounts are kept as whole units of 1/D chip; D
grows only when a share needs it (20 by three: D = 3), which is exact without the price of `Fraction` in every sum.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import gcd
from typing import Final, NamedTuple, TypeAlias

from guts_core.chips import Chips, exact

Seat: TypeAlias = int
"""A seat's number, clockwise from 0."""
Account: TypeAlias = int | str
"""Where chips lie: a seat's number, or the name of a pot."""

POT: Final = "pot"
RESERVE: Final = "reserve"
LONG: Final = 10**6
"""Denominators beyond this are shortened where they can be."""


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
        scope: how long it counts: for the `round`, the `cycle` (a game that ends is one), or the `session`.
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


class Accounts(NamedTuple):
    """What lies on every account at one moment: a plain value.

    Attributes:
        names: the pots, the reserve last.
        units: whole units of 1/`denominator` chip: of each seat, then of each pot in the order of `names`.
        denominator: how many units make a chip.
    """

    names: tuple[str, ...]
    units: tuple[int, ...]
    denominator: int

    def _chips(self, units: int) -> Chips:
        return units if self.denominator == 1 else exact(Fraction(units, self.denominator))

    @property
    def balances(self) -> tuple[Chips, ...]:
        """Chips of each seat."""
        return tuple([self._chips(units) for units in self.units[: -len(self.names)]])

    @property
    def pots(self) -> tuple[tuple[str, Chips], ...]:
        """Chips in each pot by name, the reserve last."""
        return tuple([(name, self._chips(units)) for name, units in zip(self.names, self.units[-len(self.names) :], strict=True)])

    @property
    def pots_empty(self) -> bool:
        """Whether nothing lies in any pot or in the reserve."""
        return not any(self.units[-len(self.names) :])


class Ledger:
    """The accounts of a table.

    Args:
        seats: how many seats have an account, numbered from 0.
        pots: names of the pots, the reserve not among them.
    """

    __slots__ = ("_accounts", "_denominator", "_names", "_units", "pots", "seats")

    def __init__(self, seats: int, pots: Sequence[str] = (POT,)) -> None:
        self.seats = range(seats)
        self.pots = tuple(pots)
        self._names = (*self.pots, RESERVE)
        self._units: dict[Account, int] = dict.fromkeys([*self.seats, *self._names], 0)
        self._denominator = 1
        self._accounts: Accounts | None = None

    def __getitem__(self, account: Account) -> Chips:
        """Chips on an account."""
        units = self._units[account]
        if self._denominator == 1:
            return units
        whole, rest = divmod(units, self._denominator)
        return Fraction(units, self._denominator) if rest else whole

    @property
    def accounts(self) -> Accounts:
        """All accounts as they are now."""
        accounts = self._accounts
        if accounts is None:
            # made by tuple.__new__, which spares a Python call where a round needs few of them
            new: Callable[..., Accounts] = tuple.__new__
            accounts = self._accounts = new(Accounts, (self._names, tuple(self._units.values()), self._denominator))
        return accounts

    @property
    def total(self) -> Chips:
        """The sum over all accounts; it never changes after the opening."""
        return exact(Fraction(*self.sum))

    @property
    def sum(self) -> tuple[int, int]:
        """The sum over all accounts in whole units, and how many of them make a chip: `total` for whoever asks often."""
        return sum(self._units.values()), self._denominator

    @property
    def pots_empty(self) -> bool:
        """Whether nothing lies in any pot or in the reserve."""
        units = self._units
        for name in self._names:
            if units[name]:
                return False
        return True

    def balances(self) -> tuple[Chips, ...]:
        """Chips of each seat; below zero is allowed, for these are counters."""
        return self.accounts.balances

    def open(self, account: Account, amount: Chips) -> None:
        """Put chips on an account before the first round: the state of a game that is taken up in the middle.

        Raises:
            LedgerError: if there is no such account, or the amount is not exact, or a pot would hold less than nothing.
        """
        opening = Transfer(account, account, amount, "opening")
        if type(account) is bool or account not in self._units:
            raise LedgerError("transfer-account", opening)
        if type(amount) is not int and type(amount) is not Fraction:
            raise LedgerError("transfer-amount", opening)
        if amount < 0 and isinstance(account, str):
            raise LedgerError("transfer-negative", opening)
        self._units[account] = self._in_units(amount)
        self._accounts = None

    def restore(self, accounts: Accounts) -> None:
        """Put everything back as it was."""
        self._units = dict(zip(self._units, accounts.units, strict=True))
        self._denominator = accounts.denominator
        self._accounts = accounts

    def book(self, transfers: Sequence[Transfer]) -> None:
        """Carry out movements, all of them or none.

        Raises:
            LedgerError: if one is negative or not exact, names an unknown account, pays an account to itself or overdraws a pot.
        """
        units = self._units
        # a copy of the units is cheaper than `accounts`, which nobody may ask for before the next movement
        before, denominator = units.copy(), self._denominator
        self._accounts = None
        scale = denominator
        try:
            for transfer in transfers:
                source, target, amount, _, _, _ = transfer
                if amount.__class__ is int:
                    moved = amount * scale
                elif type(amount) is Fraction:
                    moved = self._in_units(amount)
                    scale = self._denominator
                else:
                    raise LedgerError("transfer-amount", transfer)
                if moved < 0:
                    raise LedgerError("transfer-negative", transfer)
                if source == target:
                    raise LedgerError("transfer-account", transfer)
                left = units[source] - moved
                if left < 0 and source.__class__ is str:
                    # an account that is not there is told before one that does not hold enough
                    raise LedgerError("transfer-overdrawn" if target in units else "transfer-account", transfer)
                units[source] = left
                units[target] += moved
        except (KeyError, TypeError):
            self._units, self._denominator = before, denominator
            raise LedgerError("transfer-account", transfer) from None
        except LedgerError:
            self._units, self._denominator = before, denominator
            raise

    def reduce(self) -> None:
        """Shorten the unit: between rounds, so that halving a pot many times does not make every number longer for good."""
        if self._denominator > LONG:
            factor = gcd(self._denominator, *self._units.values())
            if factor > 1:
                self._denominator //= factor
                for account in self._units:
                    self._units[account] //= factor
                self._accounts = None

    def _in_units(self, amount: Chips) -> int:
        need = amount.denominator
        if self._denominator % need:
            factor = need // gcd(self._denominator, need)
            self._denominator *= factor
            for account in self._units:
                self._units[account] *= factor
        return amount.numerator * (self._denominator // need)
