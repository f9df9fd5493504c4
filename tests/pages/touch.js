// Stands between the page and the server, and finds where on the screen each choice is drawn.
// The page is fed the updates that the server would send, one position after the other. Every trip
// that is tried out is noted and refused, so that the next one starts from the same position.
window.live = {
  socket: null,
  updates: [],
  /** The actions that were tried out since the position was shown. */
  tried: [],
  reply(message) {
    this.socket.onmessage({ data: JSON.stringify(message) });
  },
  clicks: 0,
  show(position) {
    this.tried = [];
    this.clicks = 0;
    this.reply(this.updates[position]);
  },
  heard({ id, preview, ping }) {
    if (ping) this.reply({ type: 'pong', id, now: Date.now() });
    if (!preview) return;
    this.tried.push(preview.actions);
    this.reply({ type: 'refused', id, code: 'illegal', reason: '' });
  },
};
window.WebSocket = class {
  readyState = 0;
  constructor() {
    live.socket = this;
    void settled().then(() => {
      this.readyState = 1;
      this.onopen();
      live.reply(live.updates[0]);
    });
  }
  send(text) {
    void settled().then(() => live.heard(JSON.parse(text)));
  }
  close() {}
};

/** A task later: tasks come in the order in which they were posted. */
const settled = () => scheduler.postTask(() => undefined);
addEventListener('click', () => live.clicks++, true);
/** When so many taps have been answered: a browser tells of a touch before the page hears of it. */
window.answered = async (count) => {
  while (live.clicks < count) await new Promise(requestAnimationFrame);
  await settled();
  await settled();
};
const all = (what) => [...document.querySelectorAll(what)];
const middle = (one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
};

/** Press at a point: whatever is there gets what it gets from a finger. */
async function press({ x, y }, taps) {
  const at = { clientX: x, clientY: y, pointerType: 'touch', bubbles: true, cancelable: true };
  const hit = document.elementFromPoint(x, y);
  for (const type of ['pointerdown', 'pointerup']) hit.dispatchEvent(new PointerEvent(type, at));
  hit.dispatchEvent(new PointerEvent('click', { ...at, detail: 1 }));
  taps.push([x, y]);
  await settled();
  await settled();
}

/** Let a finger rest on a point: the browser then asks for a menu. */
async function hold({ x, y }, taps) {
  const at = { clientX: x, clientY: y, pointerType: 'touch', bubbles: true, cancelable: true };
  document.elementFromPoint(x, y).dispatchEvent(new PointerEvent('contextmenu', at));
  taps.push([x, y, 'hold']);
  await settled();
}

/** What is drawn at the middle of something, or the row that asks for it; by resting there where a press does something else. */
async function reach(drawn, choice, taps) {
  const one = document.querySelector(drawn);
  if (!one) return `not drawn: ${drawn}`;
  const ring = one.closest('[data-ring]');
  const plain = ring && document.querySelector(`[data-spot="${ring.dataset.ring}"]`).dataset.plain;
  await (plain && plain !== choice ? hold : press)(middle(one), taps);
  const row = document.querySelector(`.choice [data-choice='${choice}']`);
  if (!row) return null;
  const list = document.querySelector('.choice').getBoundingClientRect();
  const { y, height } = middle(row);
  const isSeen = y > list.top && y < list.bottom && height >= 43.9;
  await press(middle(row), taps);
  return isSeen ? row.textContent : `too small or out of sight: ${row.textContent}`;
}

/** How far a tag reaches onto something round; in pixels. */
function overlap(tag, { x, y, r }) {
  const dx = Math.max(tag.left - x, 0, x - tag.right);
  const dy = Math.max(tag.top - y, 0, y - tag.bottom);
  return Math.max(0, r - Math.hypot(dx, dy));
}

/** Whether a tag is drawn, and no panel lies over it: with the note of a refusal they are higher than in a game. */
function isInSight(tag) {
  const one = document.querySelector(tag);
  if (!one) return false;
  const { x, y } = middle(one);
  return document.elementFromPoint(x, y).closest('.fit') !== null;
}

/** Whether a press on a space does this, or asks. */
const isMeant = (ring, id) => [undefined, id].includes(document.querySelector(`[data-spot^="${ring}"]`).dataset.plain);

/** What tags must not cover: discs, gems, numbers and canoes, these as points along the hull. */
function pieces() {
  const scale = document.querySelector('.fit .board').clientWidth / 900;
  const round = (what, r) => all(what).map((one) => ({ what, ...middle(one), r }));
  const hulls = all('.boat').flatMap((boat) => {
    const { a, b, e, f } = new DOMMatrix(getComputedStyle(boat).transform);
    const frame = document.querySelector('.fit .board').getBoundingClientRect();
    return [-26, -13, 0, 13, 26].map((d) => ({
      what: '.boat', x: frame.x + (e + a * d) * scale, y: frame.y + (f + b * d) * scale, r: 4 * scale,
    }));
  });
  return [...round('.disc', 53 * scale), ...round('.heaps .gem', 12 * scale), ...round('.number', 5), ...hulls];
}

function faults() {
  const small = all('.board button.place').filter((one) => middle(one).width < 43.9);
  const round = pieces();
  const covered = all('.stage .tag').flatMap((tag) => {
    const box = tag.getBoundingClientRect();
    const under = round.map(({ what, ...place }) => ({ what, depth: overlap(box, place) })).filter(({ depth }) => depth > 1);
    return under.map(({ what, depth }) => `the tag ${tag.textContent.trim()} lies ${depth.toFixed(1)} px on ${what}`);
  });
  return [...small.map((one) => `${one.ariaLabel} is too small`), ...covered];
}

/** Where each choice of a position is: the taps for it, what its row says, what is wrong with the picture. */
window.survey = async (position, canoes) => {
  live.show(position);
  await settled();
  const plan = { taps: [], rows: {}, tags: 0, faults: [] };
  // On the bank, beside everything: the canoe of the last position is let go.
  const board = document.querySelector('.fit .board').getBoundingClientRect();
  await press({ x: board.x + 0.06 * board.width, y: board.y + 0.75 * board.height }, plan.taps);
  for (const { canoe, trips } of canoes) {
    const tried = live.tried.length;
    const isSelected = document.querySelector(`[data-canoe="${canoe}"] .selected`);
    if (!isSelected) await reach(`[data-canoe="${canoe}"] .wood`, canoe, plan.taps);
    plan.faults.push(...faults());
    for (const [i, { id, ring }] of trips.entries()) {
      // The press on a canoe with one trip only was the trip.
      plan.rows[id] = null;
      if (trips.length === 1 && live.tried.length > tried) continue;
      // A tag means what its ring means: one or the other is pressed by turns.
      const tag = `[data-tag^="${ring}"]`;
      const isTag = (position + i) % 2 > 0 && isInSight(tag) && isMeant(ring, id);
      if (isTag) plan.tags++;
      const before = live.tried.length;
      const drawn = isTag ? tag : `[data-ring^="${ring}"]`;
      plan.rows[id] = await reach(drawn, id, plan.taps);
      // A canoe that need not be lost is sent over the falls by a second press.
      if (ring.startsWith('falls') && live.tried.length === before) await reach(drawn, id, plan.taps);
    }
  }
  return { ...plan, tried: live.tried };
};
