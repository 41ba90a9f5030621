import type { Intent } from '../intents.ts';
import { EXAM_EXAMPLES } from './exam-examples.data.ts';
import { FEELING_EXAMPLES } from './feeling-examples.data.ts';
import { PRODUCT_EXAMPLES } from './product-examples.data.ts';
import { STUDY_EXAMPLES } from './study-examples.data.ts';
import { UNSEEN_EXAMPLES } from './unseen-examples.data.ts';

const BY_INTENT: Partial<Record<Intent, readonly string[]>> = {
  ...STUDY_EXAMPLES,
  ...EXAM_EXAMPLES,
  ...PRODUCT_EXAMPLES,
  ...FEELING_EXAMPLES,
};

export const EXAMPLES = [...Object.entries(BY_INTENT), ...Object.entries(UNSEEN_EXAMPLES)].flatMap(
  ([intent, texts]) => texts.map((text) => ({ intent: intent as Intent, text })),
);
