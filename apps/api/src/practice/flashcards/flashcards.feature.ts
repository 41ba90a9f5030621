import { flashcards } from '@netlik/contract/practice/flashcards';
import { feature } from '../../http/feature.ts';
import { exportFlashcards, importFlashcards } from './card-files.service.ts';
import {
  createFlashcard,
  getOverview,
  listFlashcards,
  removeFlashcard,
  updateFlashcard,
} from './flashcards.service.ts';
import { answerCard, listPracticeCards, undoAnswer } from './practice.service.ts';
import { searchCards } from './search-cards.service.ts';

export const flashcardsFeature = feature(
  flashcards,
  (deps) => ({
    list: ({ actor, query }) => listFlashcards(deps, actor, query),
    overview: ({ actor }) => getOverview(deps, actor),
    create: ({ actor, body }) => createFlashcard(deps, actor, body),
    update: ({ actor, params, body }) => updateFlashcard(deps, actor, params.id, body),
    remove: ({ actor, params }) => removeFlashcard(deps, actor, params.id),
    practice: ({ actor, query }) => listPracticeCards(deps, actor, query),
    answer: ({ actor, params, body }) => answerCard(deps, actor, params.id, body),
    undo: ({ actor, params }) => undoAnswer(deps, actor, params.id),
    import: ({ actor, body }) => importFlashcards(deps, actor, body),
    export: ({ actor, query }) => exportFlashcards(deps, actor, query),
  }),
  { search: searchCards, demo: async () => (await import('./demo/flashcards.demo.ts')).fillDemoFlashcards },
);
