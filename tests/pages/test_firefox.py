"""A whole game in Firefox, by real clicks."""

from pathlib import Path

from pages.firefox import firefox
from pages.player import MOST_MOVES, READY, STATE
from running import Running

WHEN_READY = f"""() => new Promise((resolve) => {{
  const look = () => (({READY})() ? resolve(({STATE})()) : requestAnimationFrame(look));
  look();
}})"""
# Where to press next: the middle of the first of these that is offered, but beside an own canoe on
# a lit space, whose hull would be picked instead.
NEXT = """() => {
  const offers = [
    '.board .choice [data-choice]', '.board .spot:not([aria-label*="falls"])', '.board .spot',
    'section.ransom .gems button', 'section.hand .ask .primary', 'section.hand button.tile',
    'section.turn .ends .primary', 'section.weather button',
    '.board button.pick:not([aria-pressed=true])',
  ];
  const all = offers.flatMap((offer) => [...document.querySelectorAll(offer)]);
  const next = all.find((each) => !each.disabled && each.ariaDisabled !== 'true');
  const box = next.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / (next.matches('.spot.canoes') ? 12 : 2));
  const hit = document.elementFromPoint(x, y);
  if (!next.contains(hit)) throw new Error(`${next.outerHTML} is covered by ${hit?.outerHTML}`);
  return { x, y };
}"""
BEGIN = """async (seats) => {
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post('/api/session', { name: 'Fox' });
  const { table } = await post('/api/tables?id=fox', { seats, rules: { round_limit: 4 } });
  await post(`/api/tables/${table}/commands`, { id: 'start', command: { do: 'start' } });
  return table;
}"""
OVERFLOW = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight, innerWidth - clientWidth];
}"""


def test_a_whole_game(server: Running, tmp_path: Path) -> None:
    with firefox(tmp_path) as window:
        window.resize(1440, 900)
        # No page of ours yet: it would open a session of its own beside the one opened here.
        window.goto(f"{server.base}/healthz")
        bots = [{"kind": "bot", "level": level} for level in ("beginner", "easy")]
        table = window.evaluate(BEGIN, [{"kind": "me"}, *bots])
        window.goto(f"{server.base}/t/{table}")
        assert window.evaluate(WHEN_READY) == "choose"
        assert window.evaluate(OVERFLOW) == [0, 0, 0], "nothing to scroll, no scrollbar's strip"
        for _ in range(MOST_MOVES):
            if window.evaluate(WHEN_READY) == "over":
                break
            window.click(**window.evaluate(NEXT))
        assert window.evaluate(WHEN_READY) == "over"
        assert window.errors == []
