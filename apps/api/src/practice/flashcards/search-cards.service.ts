import { MAX_HITS } from '@netlik/contract/platform/search';
import type { SearchSource } from '../../http/search-source.ts';
import { searchOwnCards } from './flashcards.sql.ts';

// The page searches the question's text, and its field takes no more.
const LINK_LENGTH = 80;

export const searchCards: SearchSource = async ({ db }, actor, folded) => {
  if (actor.role !== 'student') return [];
  const cards = await searchOwnCards(db, actor.id, folded, MAX_HITS);
  return cards.map(({ id, topic, question }) => ({
    kind: 'card',
    id,
    title: question,
    detail: topic,
    path: `/flashcards?search=${encodeURIComponent(question.slice(0, LINK_LENGTH))}`,
  }));
};
