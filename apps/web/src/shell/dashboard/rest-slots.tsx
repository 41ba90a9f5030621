import { CardsToday } from '../../practice/flashcards/cards-today.tsx';
import { ChallengesSlot } from '../slots/challenges-slot.tsx';
import { SuggestionsSlot } from '../slots/suggestions-slot.tsx';

/** Other features' parts below the first screens of the dashboard, loaded when they are scrolled to. */
export const RestCards = () => (
  <>
    <CardsToday />
    <ChallengesSlot />
  </>
);

export const RestSuggestions = () => <SuggestionsSlot scope="dashboard" />;
