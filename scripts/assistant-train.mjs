// `npm run assistant:train` trains the assistant's model. `--evaluate` writes nothing and prints
// cross-validation results per fifth of the corpus and the shipped model's results on the blind set.
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
  ['words', 'concepts', 'model/features', 'examples/examples', 'exam-facts.data', 'intents', 'crisis'].map(
    load,
  ),
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
const isEvaluating = process.argv[2] === '--evaluate';
const foldOf = ({ text }) => bucketOf(`split ${text}`, 1 << 30) % FOLDS;
const keyOf = ({ text }) =>
  wordsOf(text)
    .map(({ plain }) => plain)
    .join(' ');

const INTENT_BUCKETS = 16_384;
const CRISIS_BUCKETS = 32_768;
const classes = INTENTS.filter((intent) => intent !== 'crisis');

const trainOn = (messages) => {
  const rows = messages.map(({ intent, text }) => {
    const words = wordsOf(text, isKnown);
    return {
      intent,
      features: [...featuresOf(words, conceptsOf(words))],
      plain: [...featuresOf(words, signsIn(words))],
    };
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
    { bayes: 0, balance: 0.5 },
  );
  return {
    intents: { classes, ...encode(intents) },
    crisis: { classes: ['crisis'], ...encode(crisis) },
  };
};

const startedAt = performance.now();
if (isEvaluating) {
  const { intentOf } = await load('intent');
  const { openModel } = await load('model/trained');
  const ask = (rows, model) => rows.map((row) => ({ ...row, got: intentOf(row.text, { model }).intent }));
  const share = (some, all) =>
    `${some.length} of ${all.length} (${((100 * some.length) / all.length).toFixed(1)} %)`;
  const isWrong = ({ intent, got }) => intent !== got;
  const tell = (name, asked) => {
    const crises = asked.filter(({ intent }) => intent === 'crisis');
    const others = asked.filter(({ intent }) => intent !== 'crisis');
    const questions = others.filter(({ intent }) => intent !== 'exam_stress');
    const taken = others.filter(({ got }) => got === 'crisis');
    console.log(`${name}: wrong intents of questions ${share(questions.filter(isWrong), questions)},`);
    console.log(
      `  crises missed ${share(crises.filter(isWrong), crises)}, taken for one ${share(taken, others)}`,
    );
  };
  const all = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = corpus.filter((row) => foldOf(row) === fold);
    const keys = new Set(held.map(keyOf));
    const known = [...corpus, ...others].filter((row) => !keys.has(keyOf(row)));
    const asked = ask(held, openModel(trainOn(known)));
    tell(`fold ${fold}`, asked);
    all.push(...asked);
  }
  tell('all folds', all);
  // Never used for training; evaluates the shipped weights.
  tell('blind', ask(tsv('testing/blind.tsv').map(([intent, text]) => ({ intent, text }))));
  if (process.argv[3])
    for (const { intent, got, text } of all.filter(isWrong)) console.log(`${intent} → ${got}: ${text}`);
} else {
  const weights = trainOn([...corpus, ...others]);
  const text = `// biome-ignore-all format: written by \`npm run assistant:train\`, never by hand.\nexport const WEIGHTS = ${JSON.stringify(weights)};\n`;
  writeFileSync(new URL('src/assistant/model/weights.data.ts', domain), text);
  console.log(`${(text.length / 1000).toFixed(0)} kB`);
}
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`trained in ${seconds} s`);
