"""A plugin may listen. It keeps nothing itself: here it tells a list outside."""

from guts_core import Event, Ruleset, Table, Transfer, Variant, hookimpl, settle

heard: list[Event] = []


class Listener(Variant):
    """Hears who pays what."""

    @hookimpl
    def guts_event(self, table: Table, event: Event) -> None:
        if isinstance(event, Transfer) and event.target == "pot":
            heard.append(event)


situation = {"pot": 6, "hands": {"Ana": "Qs Qh", "Bo": "Ac Kd"}, "in": ["Ana", "Bo"]}
settle(Ruleset(plugins={"listener": Listener()}), situation)
assert [(event.source, event.amount) for event in heard if isinstance(event, Transfer)] == [(1, 6)]
