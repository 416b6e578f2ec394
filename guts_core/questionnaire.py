"""What `guts new` asks: the core's questions, with the answers of all installed plugins, and the ruleset that answers make."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from textwrap import wrap
from typing import Any, Final

from guts_core.chips import is_amount_field, read_chips
from guts_core.discovery import Entry
from guts_core.game import Game
from guts_core.illustrating import Illustration
from guts_core.keys import read_plugins
from guts_core.loader import Loaded, load_text
from guts_core.messages import MessageError, Messages
from guts_core.problems import Problem, ProblemError, safe
from guts_core.questions import Built, Given, Offer, Question
from guts_core.source import KeyPath
from guts_core.steps import plain
from guts_core.toml_text import to_toml
from guts_core.topics import TOPICS, Draft, Kind, Topic
from guts_core.variant import HouseRule, Variant

_COMMENT_WIDTH: Final = 100


class Questionnaire:
    """All questions about a base.

    Args:
        file: where the ruleset will be; a path in `extends` is relative to its folder.
        extends: the base as the file names it.
        base: the base.
        entries: the plugins that are installed.
        title: the title that is proposed.
        lang: the language of comments.

    Attributes:
        installed: the plugins that are installed.
        plugins: those that can be had, by name.
        problems: what is wrong with those that cannot.
        texts: all texts, those of the plugins among them.
    """

    def __init__(
        self, file: str, extends: str, base: Loaded, entries: Sequence[Entry], title: str = "", lang: str = "en"
    ) -> None:
        self.file = file
        self.extends = extends
        self.base = base
        self.entries = entries
        self.title = title
        # one that cannot be imported keeps nobody from making a ruleset without it
        self.installed = read_plugins(entries)
        self.problems = tuple([problem for plugin in self.installed for problem in plugin.problems])
        had = {plugin.entry.name: plugin.cls for plugin in self.installed if plugin.cls is not None}
        self.plugins = {name: cls for name, cls in had.items() if _sane(cls)}
        self._known: dict[str, tuple[Loaded | None, tuple[Problem, ...]]] = {}
        self._offered = {topic.id: self._offers(topic) for topic in TOPICS}
        self.texts = self._texts(lang)

    def _texts(self, lang: str) -> Messages:
        """The texts of the core, the base and all plugins; those of a plugin whose message files are broken are left out."""
        packages = dict.fromkeys([*self.base.packages, *[name for plugin in self.installed for name in plugin.packages]])
        if _readable(texts := Messages(lang, list(packages))):
            return texts
        return Messages(lang, [name for name in packages if _readable(Messages(lang, [name]))])

    # Questions

    def _offers(self, topic: Topic) -> tuple[Offer, ...]:
        """The answers to one of the core's questions."""
        unsaid = topic.unsaid(self.base.ruleset)
        ours = [Offer(word) for word in topic.words if word not in unsaid]
        theirs: dict[str, Offer] = {}
        for name, cls in self.plugins.items():
            for answer in cls.house_rules:
                if answer.topic == topic.id and answer.id not in topic.words:
                    theirs.setdefault(answer.id, Offer(answer.id, name, answer))
        return (*ours, *theirs.values()) if topic.kind != "text" else ()

    def _topic_question(self, topic: Topic, game: Game) -> Question:
        offers = self._offered[topic.id]
        now = self.title if topic.id == "title" else _now(topic, offers, game)
        return Question(topic.id, topic.kind, offers, topic=topic.id, now=now, least=topic.least)

    def _own_questions(self, plugin: str, model: Variant, offer: Offer) -> Iterator[Question]:
        """A plugin's own questions: the values of its options, and what else it asks."""
        cls = type(model)
        for option in offer.answer.asks if offer.answer is not None else ():
            now = getattr(model, option)
            kind: Kind = "amount" if is_amount_field(cls.model_fields[option]) else "whole"
            yield Question(f"{plugin}-{option.replace('_', '-')}", kind, (), plugin, option, str(plain(now)))
        own: dict[str, list[Offer]] = {}
        known = {topic.id for topic in TOPICS}
        for answer in getattr(cls, "house_rules", ()):
            if answer.topic not in known:
                own.setdefault(answer.topic, []).append(Offer(answer.id, plugin, answer))
        for topic, offers in own.items():
            now = next((offer.id for offer in offers if offer.answer and _set(model, offer.answer)), "")
            yield Question(f"{plugin}-{topic}", "word", tuple(offers), plugin, topic, now)

    def all_questions(self) -> list[Question]:
        """Every question that might be asked, as for the base."""
        found: dict[str, Question] = {}
        for topic in TOPICS:
            question = self._topic_question(topic, self.base.game)
            found[question.id] = question
            for offer in question.offers:
                if offer.plugin and offer.answer is not None:
                    with suppress(ValueError):  # options that the plugin itself refuses
                        model = self.plugins[offer.plugin].model_validate(dict(offer.answer.options))
                        found.update({own.id: own for own in self._own_questions(offer.plugin, model, offer)})
        return [question for question in found.values() if len(question.offers) > 1 or question.kind != "word"]

    # From answers to a file

    def build(self, answers: Mapping[str, str]) -> Built:
        """What answers make of the base; a question without an answer stays as it is.

        Args:
            answers: the word or value by the question's name.
        """
        draft = Draft(self.base.ruleset)
        loaded, problems = self._load(draft)
        game = loaded.game if loaded is not None else self.base.game
        given: list[Given] = []
        for topic in TOPICS:
            if not topic.applies(game):
                continue
            question = self._topic_question(topic, game)
            if len(question.offers) < 2 and question.kind == "word":
                continue
            word = answers.get(question.id, question.now)
            path = self._answer(draft, topic, question, word) if word and (word != question.now or topic.always) else None
            given.append(Given(question, word, path))
            if path is not None:
                loaded, problems = self._load(draft)
                game = loaded.game if loaded is not None else game
            chosen = next((offer for offer in question.offers if offer.id == word), None)
            if chosen is None or not chosen.plugin or chosen.plugin not in game.ruleset.plugins:
                continue
            for own in self._own_questions(chosen.plugin, game.ruleset.plugins[chosen.plugin], chosen):
                word = answers.get(own.id, own.now)
                path = None
                if word and (word != own.now or draft.plugins.get(own.plugin)):
                    path = self._own_answer(draft, own, word)
                    loaded, problems = self._load(draft)
                    game = loaded.game if loaded is not None else game
                given.append(Given(own, word, path))
        return Built(tuple(given), self._data(draft), loaded, problems)

    def _answer(self, draft: Draft, topic: Topic, question: Question, word: str) -> KeyPath | None:
        """Put an answer to one of the core's questions into the draft."""
        offer = next((offer for offer in question.offers if offer.id == word), Offer(word))
        was = next((offer for offer in question.offers if offer.id == question.now), None)
        path: KeyPath | None = None
        for other in question.offers:
            if other.plugin and other.plugin != offer.plugin and other.plugin in self._in_draft(draft):
                if other.plugin in self.base.ruleset.plugins:
                    draft.plugins[other.plugin] = False
                    path = ("plugins", other.plugin)
                else:
                    draft.plugins.pop(other.plugin, None)
        core = offer.over or topic.words[0]
        before = (was.over or topic.words[0]) if was is not None else question.now
        if topic.write is not None and (core != before or (topic.always and not offer.plugin)):
            path = topic.write(draft, core)
        if offer.plugin and offer.answer is not None:
            old = draft.plugins.get(offer.plugin)
            draft.plugins[offer.plugin] = {**(old or {}), **offer.answer.options}
            path = ("plugins", offer.plugin)
        return path

    def _in_draft(self, draft: Draft) -> set[str]:
        names = {*self.base.ruleset.plugins, *draft.plugins}
        return {name for name in names if draft.plugins.get(name) is not False}

    def _own_answer(self, draft: Draft, question: Question, word: str) -> KeyPath:
        """Put an answer to a plugin's own question into the draft."""
        table = draft.plugins.get(question.plugin) or {}
        if question.kind == "word":
            answer = next(offer.answer for offer in question.offers if offer.id == word and offer.answer is not None)
            options = dict(answer.options)
        else:
            options = {question.topic: read_chips(word) if question.kind == "amount" else int(word)}
        draft.plugins[question.plugin] = {**table, **options}
        return ("plugins", question.plugin, next(iter(options)))

    def _data(self, draft: Draft) -> dict[str, Any]:
        return {"format": 1, "title": self.title, "extends": self.extends, **draft.data()}

    def _load(self, draft: Draft) -> tuple[Loaded | None, tuple[Problem, ...]]:
        text = self.text(self._data(draft))
        if text not in self._known:  # each answer is tried with all the answers before it, again and again
            try:
                loaded = load_text(text, self.file, plugins=self.entries)
                self._known[text] = loaded, loaded.problems
            except ProblemError as error:
                self._known[text] = None, error.problems
        return self._known[text]

    def text(
        self,
        data: Mapping[str, Any],
        given: Iterable[Given] = (),
        schema: str = "",
        more: Mapping[KeyPath, str] | None = None,
    ) -> str:
        """The file: every line with the question that it answers; what the base answers is said at the top."""
        comments: dict[KeyPath, list[str]] = {path: [line] for path, line in (more or {}).items()}
        inherited = []
        for item in given:
            if not item.word:
                continue
            line = self.texts.text("new-comment", question=self.question_text(item.question), answer=self.answer_text(item))
            if item.path is None:
                inherited.append(line)
            elif item.question.id != "title":
                comments.setdefault(item.path, []).append(line)
        if given:
            comments[()] = [self.texts.text("new-comment-head")]
        if inherited:
            comments[()] += ["", self.texts.text("new-comment-inherited", base=safe(self.extends)), *inherited]
        wrapped = {
            path: "\n".join(
                [
                    piece
                    for line in lines
                    for piece in wrap(line, _COMMENT_WIDTH, subsequent_indent="  ", break_on_hyphens=False) or [""]
                ]
            )
            for path, lines in comments.items()
        }
        return to_toml(data, wrapped, schema=schema)

    def file_text(self, built: Built, examples: Sequence[Illustration], schema: str = "", confirmed: bool = True) -> str:
        """The whole file.

        Args:
            built: what answers make.
            examples: rounds that show it.
            schema: where the JSON schema of rulesets is.
            confirmed: whether somebody has said that the examples are right.
        """
        data = dict(built.data)
        if examples:
            data["examples"] = [{"title": self.title_of(shown), **shown.data} for shown in examples]
        more: dict[KeyPath, str] = (
            {} if confirmed or not examples else {("examples", 0): self.texts.text("new-comment-unconfirmed")}
        )
        return self.text(data, built.given, schema, more)

    def title_of(self, shown: Illustration) -> str:
        """What an example is called."""
        return self.texts.text(f"new-example-{shown.kind}")

    # Texts

    def question_text(self, question: Question) -> str:
        """The question."""
        return self._text([_id(question)], question.id)

    def help_text(self, question: Question) -> str:
        """What the question is about; empty where nobody has written it."""
        ids = [f"{_id(question)}-help", f"{question.plugin}-summary"]
        return self._text(ids, "")

    def offer_text(self, question: Question, offer: Offer, **facts: object) -> str:
        """An answer in words."""
        id = f"{offer.plugin}-answer-{offer.id}" if offer.plugin else f"new-answer-{question.id}-{offer.id}"
        return self._text([id], offer.id)

    def answer_text(self, given: Given) -> str:
        """The answer that was given in words, a value as it is."""
        question = given.question
        offer = next((offer for offer in question.offers if offer.id == given.word), None)
        return self.offer_text(question, offer) if offer is not None else given.word

    def _text(self, ids: Sequence[str], instead: str) -> str:
        for id in ids:
            try:
                if self.texts.has(id):
                    return self.texts.text(id)
            except (MessageError, ValueError):  # a plugin's text that wants more than there is
                continue
        return safe(instead, 60)


def _id(question: Question) -> str:
    return f"{question.plugin}-topic-{question.topic}" if question.plugin else f"new-topic-{question.topic}"


def _readable(texts: Messages) -> bool:
    try:
        texts.has("new-comment")
    except Exception:  # a stranger's package
        return False
    return True


def _sane(cls: type[Variant]) -> bool:
    """Whether what a plugin calls answers are answers."""
    answers: Any = cls.house_rules
    try:
        return all(set(answer.asks) <= set(answer.options) <= set(cls.model_fields) and answer.id for answer in answers)
    except Exception:  # a stranger's class attribute may be anything
        return False


def _now(topic: Topic, offers: Sequence[Offer], game: Game) -> str:
    """The answer that a game gives to one of the core's questions; "" for one that is not among those offered."""
    core = topic.read(game)
    theirs = [offer for offer in offers if offer.plugin in game.ruleset.plugins]
    if not theirs:
        return core
    for offer in theirs:
        over = offer.over or topic.words[0]
        assert offer.answer is not None
        if over == core and _set(game.ruleset.plugins[offer.plugin], offer.answer):
            return offer.id
    return ""


def _set(model: Variant, answer: HouseRule) -> bool:
    """Whether a plugin's options are as an answer sets them, but for those whose values are asked for."""
    return all(plain(getattr(model, name)) == plain(value) for name, value in answer.options.items() if name not in answer.asks)
