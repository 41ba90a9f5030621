// Trains the assistant's model from the corpus and the examples: `npm run assistant:train`. With `--evaluate` it trains without a
// fifth of the corpus, writes nothing and says how that fifth is understood.
import { readFileSync, writeFileSync } from 'node:fs';
import { encode, train } from './assistant/training.mjs';
import { prepareOrExit } from './prepare.mjs';

await prepareOrExit({ web: false });
const domain = new URL('../packages/domain/', import.meta.url);
const load = (path) => import(new URL(`dist/assistant/${path}.js`, domain));
const [
  { wordsOf },
  { conceptsOf, isKnown },
  { bucketOf, featuresOf },
  { EXAMPLES },
  { EXAM_FACTS },
  { INTENTS },
  { signsIn },
] = await Promise.all(
  ['words', 'concepts', 'model/features', 'examples/examples', 'exam-facts.data', 'intents', 'crisis'].map(load),
);

const tsv = (path) =>
  readFileSync(new URL(`src/assistant/${path}`, domain), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const corpus = tsv('training/corpus.tsv').map(([intent, text]) => ({ intent, text }));
const others = [
  ...tsv('training/added.tsv').map(([intent, text]) => ({ intent, text })),
  ...tsv('testing/questions.tsv').map(([, intent, text]) => ({ intent, text })),
  ...EXAM_FACTS.flatMap(({ questions }) => questions.map((text) => ({ intent: 'exam_fact', text }))),
  ...EXAMPLES,
];

const FOLDS = 5;
// Fold 0 was left out while the features and weights were chosen.
const heldOut = Number(process.argv[3] ?? 0);
const isHeldOut = ({ text }) => bucketOf(`split ${text}`, 1 << 30) % FOLDS === heldOut;
const isEvaluating = process.argv[2] === '--evaluate';

const INTENT_BUCKETS = 16_384;
const CRISIS_BUCKETS = 32_768;
const classes = INTENTS.filter((intent) => intent !== 'crisis');

const trainOn = (messages) => {
  const rows = messages.map(({ intent, text }) => {
    const words = wordsOf(text, isKnown);
    return { intent, features: [...featuresOf(words, conceptsOf(words))], plain: [...featuresOf(words, signsIn(words))] };
  });
  const idsOf = (features, buckets) => [...new Set(features.map((feature) => bucketOf(feature, buckets)))];
  const intents = train(
    rows
      .filter(({ intent }) => intent !== 'crisis')
      .map(({ intent, features }) => ({
        ids: idsOf(features, INTENT_BUCKETS),
        label: classes.indexOf(intent),
      })),
    INTENT_BUCKETS,
    classes.length,
  );
  const crisis = train(
    rows.map(({ intent, plain }) => ({
      ids: idsOf(plain, CRISIS_BUCKETS),
      label: intent === 'crisis' ? 1 : 0,
    })),
    CRISIS_BUCKETS,
    2,
    { bayes: 0.3, balance: 0.5 },
  );
  return {
    intents: { classes, ...encode(intents) },
    crisis: { classes: ['crisis'], ...encode(crisis) },
  };
};

const startedAt = performance.now();
const weights = trainOn([...(isEvaluating ? corpus.filter((row) => !isHeldOut(row)) : corpus), ...others]);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);

if (isEvaluating) {
  const { intentOf } = await load('intent');
  const { openModel } = await load('model/trained');
  const model = openModel(weights);
  const asked = corpus
    .filter(isHeldOut)
    .map((row) => ({ ...row, got: intentOf(row.text, { model }).intent }));
  const share = (some, all) =>
    `${some.length} of ${all.length} (${((100 * some.length) / all.length).toFixed(1)} %)`;
  const crises = asked.filter(({ intent }) => intent === 'crisis');
  const ordinary = asked.filter(({ intent }) => intent !== 'crisis');
  const questions = ordinary.filter(({ intent }) => intent !== 'exam_stress');
  const isRight = ({ intent, got }) => intent === got;
  const lines = {
    'intents of questions': share(questions.filter(isRight), questions),
    'intents with exam stress': share(ordinary.filter(isRight), ordinary),
    'crises missed': share(
      crises.filter((row) => !isRight(row)),
      crises,
    ),
    'taken for a crisis': share(
      ordinary.filter(({ got }) => got === 'crisis'),
      ordinary,
    ),
  };
  for (const [name, text] of Object.entries(lines)) console.log(`${name}: ${text}`);
  if (process.argv[4])
    for (const { intent, got, text } of asked) if (intent !== got) console.log(`${intent} → ${got}: ${text}`);
} else {
  const text = `// biome-ignore-all format: written by \`npm run assistant:train\`, never by hand.\nexport const WEIGHTS = ${JSON.stringify(weights)};\n`;
  writeFileSync(new URL('src/assistant/model/weights.data.ts', domain), text);
  console.log(`${(text.length / 1000).toFixed(0)} kB`);
}
console.log(`trained in ${seconds} s`);
