import { createPeople } from './people.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';

const SAMPLES = 500;
const WARM_UP = 60;
// An account accepts 50 wrong passwords an hour.
const PEOPLE = 25;
const LIMIT = 0.55;

const knownEmail = (number) => `hiz-${number % PEOPLE}@bench.example`;
const unknownEmail = (number) => `yok-${number % PEOPLE}@bench.example`;

const calls = {
  register: (email) => ({ email, password: 'kirmizi bisiklet 7' }),
  login: (email) => ({ email, password: 'yanlis-parola' }),
  'forgot-password': (email) => ({ email }),
  'resend-verification': (email) => ({ email }),
};

/** Milliseconds per call, each from another address to avoid limits. */
const time = async (base, call, email, number) => {
  const begun = performance.now();
  const response = await fetch(`${base}/api/users/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify(calls[call](email)),
  });
  await response.arrayBuffer();
  const took = performance.now() - begun;
  if (response.status !== (call === 'login' ? 401 : 202)) throw new Error(`${call}: ${response.status}`);
  return took;
};

/** Separation of two groups: 0.5 none, 1 complete. */
const areaUnderCurve = (first, second) => {
  let wins = 0;
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const area = wins / (first.length * second.length);
  return Math.max(area, 1 - area);
};

/** Alternates known and unknown addresses randomly, so that other load affects both. */
const measureCall = async (base, call, from) => {
  const known = [];
  const unknown = [];
  let sent = 0;
  while (known.length < SAMPLES || unknown.length < SAMPLES) {
    const isKnown = unknown.length >= SAMPLES || (known.length < SAMPLES && Math.random() < 0.5);
    const took = await time(base, call, (isKnown ? knownEmail : unknownEmail)(sent), from + sent);
    sent += 1;
    if (sent > WARM_UP) (isKnown ? known : unknown).push(took);
  }
  return { known, unknown, sent };
};

export const measureEnumeration = (log) =>
  withDataFolder(async (dataDir) => {
    const server = await serveProduct(dataDir, { TRUST_PROXY: 'true' });
    await createPeople(server.base, PEOPLE);
    const figures = [];
    let from = 0;
    for (const call of Object.keys(calls)) {
      const { known, unknown, sent } = await measureCall(server.base, call, from);
      from += sent;
      const area = areaUnderCurve(known, unknown);
      log(`${call}: ${area.toFixed(3)}`);
      figures.push(
        atMost(
          `\`POST /users/${call}\`, how well its time tells known from unknown addresses (AUC)`,
          area,
          { limit: LIMIT, digits: 3 },
          `${SAMPLES} of each; medians ${median(known).toFixed(2)} and ${median(unknown).toFixed(2)} ms`,
        ),
      );
    }
    await server.stop();
    return figures;
  });
