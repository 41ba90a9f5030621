/** A seeded random generator. */
const randomFrom = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const shuffle = (list, random) => {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
};

/** Weight of a bucket, 0 to 15; rare ones weigh more. */
const sayingsOf = (rows, buckets) => {
  const seen = new Float64Array(buckets);
  for (const { ids } of rows) for (const id of ids) seen[id] += 1;
  return Uint8Array.from(seen, (count) =>
    count === 0 ? 0 : Math.max(1, Math.round((15 * Math.log(rows.length / count)) / Math.log(rows.length))),
  );
};

const vectorOf = (ids, says) => {
  let sum = 0;
  for (const id of ids) sum += says[id];
  const length = Math.sqrt(sum) || 1;
  return ids.map((id) => [id, Math.sqrt(says[id]) / length]);
};

/** Softmax regression with AdaGrad; small classes weigh as much as large ones. */
const regress = (data, buckets, classCount, { epochs, rate }) => {
  const weights = new Float64Array(buckets * classCount);
  const squares = new Float64Array(buckets * classCount).fill(1e-6);
  const odds = new Float64Array(classCount);
  const random = randomFrom(3);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(data, random);
    for (const { vector, label, weight } of data) {
      odds.fill(0);
      for (const [id, value] of vector)
        for (let k = 0; k < classCount; k++) odds[k] += value * weights[id * classCount + k];
      const most = Math.max(...odds);
      let sum = 0;
      for (let k = 0; k < classCount; k++) sum += odds[k] = Math.exp(odds[k] - most);
      for (let k = 0; k < classCount; k++) odds[k] = (odds[k] / sum - (k === label ? 1 : 0)) * weight;
      for (const [id, value] of vector)
        for (let k = 0; k < classCount; k++) {
          const at = id * classCount + k;
          const slope = odds[k] * value;
          squares[at] += slope * slope;
          weights[at] -= (rate * slope) / Math.sqrt(squares[at]);
        }
    }
  }
  return weights;
};

/** Naive Bayes against the rest, which is steadier for small classes. */
const compareWithRest = (data, buckets, classCount, smoothing) => {
  const all = new Float64Array(buckets);
  const own = new Float64Array(buckets * classCount);
  const ofClass = new Float64Array(classCount);
  for (const { vector, label, weight } of data)
    for (const [id, value] of vector) {
      all[id] += value * weight;
      own[id * classCount + label] += value * weight;
      ofClass[label] += value * weight;
    }
  const total = ofClass.reduce((a, b) => a + b, 0);
  return Float64Array.from(own, (count, at) => {
    const k = at % classCount;
    const rest = all[Math.floor(at / classCount)] - count;
    return (
      Math.log((count + smoothing / 10) / (ofClass[k] + (smoothing / 10) * buckets)) -
      Math.log((rest + smoothing) / (total - ofClass[k] + smoothing * buckets))
    );
  });
};

/** Weights have long tails, so the steps double. */
const LEVELS = [-8, -4, -2, -1, 0, 1, 2, 4, 8];

const nearestLevel = (value) =>
  LEVELS.reduce((best, level) => (Math.abs(level - value) < Math.abs(best - value) ? level : best));

/** Quantises to `LEVELS` with a scale per class. */
const quantise = (weights, classCount, reach) => {
  const squares = new Float64Array(classCount);
  for (const [at, weight] of weights.entries()) squares[at % classCount] += weight * weight;
  const steps = squares.map((sum) => (reach * Math.sqrt((sum * classCount) / weights.length)) / 8);
  return {
    steps,
    whole: Int8Array.from(weights, (weight, at) => nearestLevel(weight / steps[at % classCount])),
  };
};

const FINE = 40;

/** Trains on rows of `{ ids, label, times? }`. */
export const train = (
  rows,
  buckets,
  classCount,
  { epochs = 10, rate = 0.3, bayes = 0.5, smoothing = 0.2, reach = 9, balance = 1 } = {},
) => {
  const says = sayingsOf(rows, buckets);
  const counts = new Float64Array(classCount);
  for (const { label } of rows) counts[label] += 1;
  const data = rows.map(({ ids, label, times = 1 }) => ({
    vector: vectorOf(ids, says),
    label,
    weight: times * (60 / counts[label]) ** balance,
  }));
  const regression = regress(data, buckets, classCount, { epochs, rate });
  const rest = compareWithRest(data, buckets, classCount, smoothing);
  // A bucket's mean is dropped, because all classes share it.
  const blended = regression.map((weight, at) => weight + bayes * rest[at]);
  for (let id = 0; id < buckets; id++) {
    const own = blended.subarray(id * classCount, (id + 1) * classCount);
    const mean = own.reduce((a, b) => a + b, 0) / classCount;
    for (let k = 0; k < classCount; k++) own[k] -= mean;
  }
  if (classCount > 2) return { says, ...quantise(blended, classCount, reach) };
  // Two classes need only one number, which can be finer.
  const own = blended.filter((_, at) => at % 2 === 1);
  const step = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / FINE;
  return {
    says,
    steps: [2 * step],
    whole: Int8Array.from(own, (weight) => Math.round(weight / step)),
    isFine: true,
  };
};

/** Printable letters without escapes. */
const LETTERS = [...Array(94)]
  .map((_, at) => String.fromCharCode(33 + at))
  .filter((letter) => !/['"`\\$]/.test(letter));

/** One letter encodes two weights. */
export const encode = ({ says, steps, whole, isFine }) => ({
  steps: [...steps].map((step) => Number(step.toPrecision(6))),
  says: [...says].map((value) => LETTERS[value]).join(''),
  weights: isFine
    ? [...whole].map((value) => LETTERS[value + FINE]).join('')
    : [...Array(whole.length / 2)]
        .map(
          (_, at) =>
            LETTERS[LEVELS.indexOf(whole[2 * at]) * LEVELS.length + LEVELS.indexOf(whole[2 * at + 1])],
        )
        .join(''),
});
