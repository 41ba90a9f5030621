export type Noise = 'rain' | 'brown';

type Random = () => number;

const CROSSFADE_SECONDS = 0.1;
const DROPS_PER_SECOND = 45;
const DROP_SECONDS = 0.02;

const white = (random: Random) => random() * 2 - 1;

/** Each sample is a small step from the previous one, so low frequencies dominate. */
const brownNoise = (samples: Float32Array, random: Random) => {
  let last = 0;
  for (let at = 0; at < samples.length; at++) {
    last = (last + 0.02 * white(random)) / 1.02;
    samples[at] = last * 3.5;
  }
};

const addDrop = (samples: Float32Array, from: number, rate: number, random: Random) => {
  const turn = (2 * Math.PI * (1500 + 3500 * random())) / rate;
  const loudness = 0.22 * random() ** 3;
  const fade = Math.exp(-6 / (DROP_SECONDS * rate));
  const end = Math.min(samples.length, from + Math.floor(DROP_SECONDS * rate));
  for (let at = from, left = loudness; at < end; at++, left *= fade)
    samples[at]! += left * Math.sin((at - from) * turn);
};

const rainNoise = (samples: Float32Array, rate: number, random: Random) => {
  let high = 0;
  let deep = 0;
  for (let at = 0; at < samples.length; at++) {
    const step = white(random);
    high += 0.3 * (step - high);
    deep += 0.03 * (step - deep);
    samples[at] = 0.28 * high + 0.7 * deep;
  }
  const drops = (samples.length / rate) * DROPS_PER_SECOND;
  for (let drop = 0; drop < drops; drop++)
    addDrop(samples, Math.floor(random() * samples.length), rate, random);
};

/** Loops without a click, because the end overlaps the beginning. */
export const noiseLoop = (
  noise: Noise,
  seconds: number,
  rate: number,
  random: Random = Math.random,
): Float32Array<ArrayBuffer> => {
  const length = Math.floor(seconds * rate);
  const fade = Math.floor(CROSSFADE_SECONDS * rate);
  const samples = new Float32Array(length + fade);
  if (noise === 'rain') rainNoise(samples, rate, random);
  else brownNoise(samples, random);
  for (let at = 0; at < fade; at++) {
    const share = at / fade;
    samples[at] = samples[at]! * Math.sqrt(share) + samples[length + at]! * Math.sqrt(1 - share);
  }
  return samples.slice(0, length).map((sample) => Math.max(-1, Math.min(1, sample)));
};
