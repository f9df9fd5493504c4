"""Bodies with actions in them: those are kept as they were written, which Litestar cannot do."""

from typing import Final, TypeVar

import msgspec

from niagara.server.refusal import Refusal
from niagara.server.web.forms import Order, Staging

Form = TypeVar("Form")
ORDER: Final = msgspec.json.Decoder(Order)
STAGING: Final = msgspec.json.Decoder(Staging)


def read(body: bytes, decoder: msgspec.json.Decoder[Form]) -> Form:
    """What a body says; raises `Refusal`."""
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("malformed", str(error)) from error
    except RecursionError as error:
        raise Refusal("malformed", "nested too deeply") from error
