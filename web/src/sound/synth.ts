// The sounds of the game, synthesised in the browser.

import { prefs } from '../prefs.svelte';
import type { Event } from '../api/types';

export type Sound = 'paddle' | 'gem' | 'chest' | 'steal' | 'brink' | 'splash' | 'flow' | 'spate' | 'turn' | 'win' | 'lose';

/** A bell or a knock: where its tone begins and ends, how loud, and how long it rings. */
export type Tone = {
  readonly kind: 'tone';
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly gain: number;
  readonly ring: number;
};

/** Water: noise through a filter that opens or closes. */
export type Wash = {
  readonly kind: 'wash';
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly at: number;
  readonly gain: number;
  readonly swell: number;
  readonly ring: number;
};

const tone = (from: number, to: number, at: number, gain: number, ring: number, wave: OscillatorType = 'sine'): Tone => ({
  kind: 'tone',
  wave,
  from,
  to,
  at,
  gain,
  ring,
});
const wash = (from: number, to: number, width: number, at: number, gain: number, swell: number, ring: number): Wash => ({
  kind: 'wash',
  from,
  to,
  width,
  at,
  gain,
  swell,
  ring,
});
/** A bell with a soft overtone. */
const bell = (pitch: number, at: number, gain: number, ring: number): Tone[] => [
  tone(pitch, pitch, at, gain, ring),
  tone(pitch * 2.01, pitch * 2, at, gain * 0.28, ring * 0.55),
];

/** Several people who draw their breath. */
const gasp = (at: number): Wash[] => [
  wash(620, 1250, 3.2, at, 0.13, 0.22, 0.5),
  wash(880, 1750, 4, at + 0.05, 0.1, 0.2, 0.48),
  wash(480, 980, 3, at + 0.09, 0.1, 0.2, 0.46),
];

/** A little horn: a bright tone with its octave below it, held and then let go. */
const horn = (pitch: number, at: number, ring: number): Tone[] => [
  tone(pitch * 0.985, pitch, at, 0.05, ring + 0.22, 'triangle'),
  tone(pitch, pitch, at, 0.016, ring + 0.12, 'sawtooth'),
  tone(pitch / 2, pitch / 2, at, 0.03, ring + 0.2, 'triangle'),
];

export const SCORES: Readonly<Record<Sound, readonly (Tone | Wash)[]>> = {
  paddle: [tone(210, 120, 0, 0.16, 0.09, 'triangle'), wash(900, 350, 1.2, 0.02, 0.16, 0.05, 0.24)],
  gem: [...bell(1318.5, 0, 0.09, 0.5), ...bell(1975.5, 0.07, 0.06, 0.6)],
  // Lifted out; a soft chime when it is set down at home.
  chest: [
    ...bell(1318.5, 0, 0.06, 0.4),
    tone(190, 95, 0.8, 0.16, 0.12, 'triangle'),
    ...bell(1046.5, 0.81, 0.07, 0.7),
    ...bell(1318.5, 0.9, 0.07, 0.7),
    ...bell(1568, 0.99, 0.07, 0.75),
    ...bell(2093, 1.1, 0.06, 0.85),
  ],
  // Lifted, held up, pulled away.
  steal: [
    tone(330, 700, 0, 0.07, 0.34, 'triangle'),
    ...bell(1760, 0.36, 0.07, 0.5),
    tone(880, 330, 0.72, 0.07, 0.3, 'triangle'),
    wash(1800, 500, 1, 0.7, 0.1, 0.05, 0.3),
  ],
  // The river flows on, and the table draws its breath while a canoe hangs at the brink.
  // It falls, and is heard to fall.
  brink: [
    wash(320, 620, 0.8, 0, 0.14, 0.28, 0.6),
    ...gasp(0.4),
    wash(260, 1900, 1.4, 1.07, 0.24, 0.42, 0.5),
    tone(420, 150, 1.11, 0.05, 0.42, 'triangle'),
  ],
  // The deep blow on the water, spray, and drops that come down.
  splash: [
    tone(105, 38, 0, 0.3, 0.6),
    wash(2600, 420, 0.6, 0, 0.3, 0.02, 0.85),
    wash(420, 110, 0.8, 0.02, 0.3, 0.06, 1.1),
    wash(3200, 1600, 2, 0.39, 0.08, 0.12, 0.7),
  ],
  flow: [wash(320, 620, 0.8, 0, 0.14, 0.28, 0.6)],
  // Much water comes: a deep roar that swells.
  spate: [tone(58, 41, 0, 0.2, 1.3), wash(150, 420, 0.7, 0, 0.26, 0.5, 1.5), wash(700, 260, 0.9, 0.25, 0.12, 0.4, 1.2)],
  turn: [...bell(587.3, 0, 0.1, 0.7), ...bell(880, 0.14, 0.1, 0.9)],
  win: [
    ...horn(392, 0, 0.16),
    ...horn(523.25, 0.17, 0.1),
    ...horn(523.25, 0.29, 0.1),
    ...horn(659.25, 0.41, 0.2),
    ...horn(523.25, 0.64, 0.12),
    ...[523.25, 659.25, 783.99].flatMap((pitch) => horn(pitch, 0.8, 0.75)),
    ...bell(1568, 0.86, 0.05, 0.9),
    ...bell(2093, 0.98, 0.04, 0.9),
  ],
  lose: [...bell(523.25, 0, 0.045, 0.7), ...bell(440, 0.2, 0.04, 0.8), ...bell(523.25, 0.46, 0.045, 1.2), ...bell(659.25, 0.46, 0.03, 1.2)],
};

/** From so many discs on the river roars. */
const SPATE = 4;

/** Which sound goes with something that happens. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'trip':
      return 'paddle';
    case 'loaded':
    case 'unloaded':
    case 'ransomed':
      return 'gem';
    case 'stolen':
      return 'steal';
    case 'landed':
      return event.gem ? 'chest' : null;
    case 'swept':
      return 'splash';
    case 'flow':
      return event.speed >= SPATE ? 'spate' : null;
    case 'push':
      return event.drifts.some(({ now }) => now === 'falls') ? 'brink' : 'flow';
    case 'game_over':
      return 'win';
    default:
      return null;
  }
}

const LOUDNESS = 0.55;
const SOON = 0.02;
let audio: { context: AudioContext; out: AudioNode; noise: AudioBuffer } | null = null;
const lastPlayed = new Map<Sound, number>();

function makeAudio(): typeof audio {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  return { context, out, noise: makeNoise(context) };
}

/** Two seconds of low-pass noise. */
function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples.length; i++) {
    last = 0.6 * last + 0.4 * (Math.random() * 2 - 1);
    samples[i] = last * 1.6;
  }
  return buffer;
}

/** Browsers allow sound only after a user gesture: call this from one. */
export function unlockAudio(): void {
  if (!prefs.sound) return;
  audio ??= makeAudio();
  if (audio?.context.state === 'suspended') void audio.context.resume().catch(() => {});
}

/** Play a sound, if sounds are on; the same sound twice at once is played once. */
export function play(sound: Sound | null, gain = 1): void {
  if (!sound || !prefs.sound || document.hidden) return;
  audio ??= navigator.userActivation?.hasBeenActive === false ? null : makeAudio();
  if (!audio || audio.context.state !== 'running') return;
  const now = audio.context.currentTime;
  if (now - (lastPlayed.get(sound) ?? -1) < 0.05) return;
  lastPlayed.set(sound, now);
  for (const part of SCORES[sound]) sing(audio, part, now + SOON, gain);
}

function sing({ context, out, noise }: NonNullable<typeof audio>, part: Tone | Wash, start: number, gain: number): void {
  const at = start + part.at;
  const volume = context.createGain();
  volume.connect(out);
  if (part.kind === 'tone') {
    const source = context.createOscillator();
    source.type = part.wave;
    source.frequency.setValueAtTime(part.from, at);
    source.frequency.exponentialRampToValueAtTime(part.to, at + part.ring);
    shape(volume.gain, at, part.gain * gain, 0.006, part.ring);
    run(source, source.connect(volume), at, part.ring);
  } else {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = part.width;
    filter.frequency.setValueAtTime(part.from, at);
    filter.frequency.exponentialRampToValueAtTime(part.to, at + part.ring);
    source.connect(filter);
    shape(volume.gain, at, part.gain * gain, part.swell, part.ring);
    run(source, filter.connect(volume), at, part.ring);
  }
}

function shape(gain: AudioParam, at: number, loud: number, swell: number, ring: number): void {
  gain.setValueAtTime(0.0001, at);
  gain.exponentialRampToValueAtTime(loud, at + swell);
  gain.exponentialRampToValueAtTime(0.0001, at + Math.max(ring, swell + 0.05));
}

function run(source: AudioScheduledSourceNode, last: AudioNode, at: number, ring: number): void {
  source.start(at);
  source.stop(at + ring + 0.1);
  source.onended = () => last.disconnect();
}
