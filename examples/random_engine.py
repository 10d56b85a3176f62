"""A complete engine that plays at random: docs/engine-protocol.md explains it."""

import random
import sys

from evora import engine_protocol as protocol
from evora.search import Analysis, Variation


def answer(request: protocol.Request) -> protocol.Answer:
    match request:
        case protocol.HelloRequest():
            return protocol.HelloAnswer("random", "1.0", protocol.SETTINGS, levels=(), options={})
        case protocol.LegalRequest(id, position):
            return protocol.LegalAnswer(id, tuple(position.legal_moves))
        case protocol.AnalyseRequest(id, position, level=None, seed=seed):
            moves = random.Random(seed).sample(
                list(position.legal_moves), 1 if position.to_move else 0
            )
            seats = range(1, position.players + 1)
            winners = position.winners or seats  # before the end everybody may win
            win = tuple((seat in winners) / len(winners) for seat in seats)
            score = tuple(map(float, position.scores))
            variation = Variation(
                moves[0] if moves else None, win, score, tuple(moves), position.is_over, False
            )
            analysis = Analysis((variation,), nodes=1, depth=0, ms=0, cancelled=False)
            return protocol.ResultAnswer(id, analysis)
        case protocol.SetRequest(options) if not options:
            return protocol.SetAnswer({})
        case protocol.CancelRequest(id):
            raise protocol.ProtocolError("unknown_id", "id", "nothing is ever pending", id)
    field = "level" if isinstance(request, protocol.AnalyseRequest) else "options"
    raise protocol.ProtocolError(
        "unsupported", field, f"no such {field}", getattr(request, "id", None)
    )


def main() -> None:
    for line in protocol.read_lines():
        try:
            request = protocol.decode_request(line)
            if isinstance(request, protocol.QuitRequest):
                break
            reply = answer(request)
        except protocol.ProtocolError as error:
            reply = protocol.ErrorAnswer.of(error)
        sys.stdout.buffer.write(protocol.encode(reply))
        sys.stdout.buffer.flush()


main()
