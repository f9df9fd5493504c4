"""Commands whose help and errors are in the language of the person who types.

The texts are not in the code of the commands: a command has a message, ``help-arena-ladder``, and
each of its options an attribute of that message. Options that take a value name its kind as their
metavar: "number", "text" or "file".
"""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from niagara.cli.usage_error import WrongUsage, near_names, usage_error_text
from niagara.cli.words import joined, message, speak
from niagara.locales.languages import language_of_environment, languages, matching

LANGUAGE_OPTION: Final = "--lang"
COLUMN: Final = 30  # of the longest option before its text begins on the next line


class SpokenCommand(TyperCommand):
    """A command."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """The parts of the usage line."""
        return list(_usage_pieces(self, ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The line that shows how the command is called."""
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The whole help, in the language spoken now."""
        say_help(self, command_path(ctx))
        super().format_help(ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """The arguments and options."""
        _write_parameters(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; what is left over is refused."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            error = WrongUsage("error-extra", arguments=joined(rest))
            error.ctx = ctx
            raise error
        return rest


class SpokenGroup(TyperGroup):
    """A command with commands of its own."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """The parts of the usage line."""
        return [*_usage_pieces(self, ctx), message("help-usage-command")]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The line that shows how the command is called."""
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The whole help, in the language spoken now."""
        say_help(self, command_path(ctx))
        super().format_help(ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """The options, and the commands of the group."""
        _write_parameters(self, ctx, formatter)
        rows = [
            (name, (command.help or "").partition("\n\n")[0])
            for name, command in self.commands.items()
        ]
        with formatter.section(message("help-commands")):
            formatter.write_dl(rows, col_max=COLUMN)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that is named; an unknown one is refused."""
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            near = near_names(name, list(self.commands))
            error = WrongUsage("error-no-command", name=name, near=near)
            error.ctx = ctx
            raise error
        return super().resolve_command(ctx, args)


class SpokenProgram(SpokenGroup):
    """The program: it takes its language from ``--lang``, anywhere, or from the environment."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line and exit; errors are said in the language asked for."""
        given = list(sys.argv[1:] if args is None else args)
        speak(language_of_environment(os.environ))
        try:
            given = self._choose_language(given)
            status = super().main(
                given,
                prog_name,
                complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                **extra,
            )
        except typer.TyperException as error:
            show_error(error)
            status = error.exit_code
        except typer.Abort:
            status = 1
        if standalone_mode:
            sys.exit(status if isinstance(status, int) else 0)
        return status

    def _choose_language(self, args: list[str]) -> list[str]:
        """Speak the language that ``--lang`` names, and return the other arguments."""
        rest: list[str] = []
        waiting = iter(args)
        for arg in waiting:
            name, equals, value = arg.partition("=")
            if name != LANGUAGE_OPTION:
                rest.append(arg)
                continue
            wanted = value if equals else next(waiting, "")
            found = matching(wanted)
            if found is None:
                known = joined(languages())
                raise WrongUsage("error-no-language", LANGUAGE_OPTION, name=wanted, known=known)
            speak(found)
        return rest


def say_help(command: Any, path: tuple[str, ...] = ()) -> None:
    """Give a command, its options and its commands their texts in the language spoken now."""
    key = help_key(path)
    known = joined(languages())
    command.help = message(key, languages=known)
    command.short_help = None
    for parameter in command.params:
        parameter.help = message(f"{key}.{parameter_name(parameter)}", languages=known)
    for name, each in getattr(command, "commands", {}).items():
        say_help(each, (*path, name))


def command_path(ctx: Any) -> tuple[str, ...]:
    """The names by which a command is called, without the program's."""
    return () if ctx.parent is None else (*command_path(ctx.parent), ctx.info_name)


def help_key(path: tuple[str, ...]) -> str:
    """The key of a command's text: ``help-arena-ladder``; of the program ``help-niagara``."""
    return "-".join(("help", *(path or ("niagara",))))


def parameter_name(parameter: Any) -> str:
    """The name of a parameter's text: its long option without the hyphens before it."""
    return str(max(parameter.opts, key=len)).lstrip("-")


def show_error(error: Any) -> None:
    """Say what is wrong, below how the command is called."""
    context: Any = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError":
        print(context.get_help(), file=sys.stderr)
        return
    if context is not None:
        print(context.get_usage(), file=sys.stderr)
        hint = message("error-hint", command=f"{context.command_path} --help")
        print(f"{hint}\n", file=sys.stderr)
    print(message("error", text=usage_error_text(error)), file=sys.stderr)


def _usage_pieces(command: Any, ctx: Any) -> Iterator[str]:
    yield message("help-usage-options")
    yield from (_value(each) for each in command.get_params(ctx) if not _is_option(each))


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{message('help-usage')} ")


def _write_parameters(command: Any, ctx: Any, formatter: Any) -> None:
    """The arguments and the options, each with its text and default."""
    parameters = command.get_params(ctx)
    for heading, is_option in (("help-arguments", False), ("help-options", True)):
        rows = list(_rows(each for each in parameters if _is_option(each) == is_option))
        if rows:
            with formatter.section(message(heading)):
                formatter.write_dl(rows, col_max=COLUMN)


def _rows(parameters: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for each in parameters:
        is_help = "--help" in each.opts
        text = message("help-help") if is_help else each.help or ""
        default = each.default
        if default not in (None, "", False) and not callable(default):
            shown = str(default)
            text = message("help-default", text=text, default=shown)
        yield _names(each), text


def _names(parameter: Any) -> str:
    """The options by which a parameter is given, with the kind of its value."""
    if not _is_option(parameter):
        return _value(parameter)
    names = " / ".join([*parameter.opts, *parameter.secondary_opts])
    return f"{names} {_value(parameter)}" if parameter.metavar else names


def _value(parameter: Any) -> str:
    return message(f"help-value-{parameter.metavar}")


def _is_option(parameter: Any) -> bool:
    return str(parameter.param_type_name) == "option"
