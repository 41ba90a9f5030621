import { CardsToday } from '../../practice/flashcards/cards-today.tsx';
import { ChallengesSlot } from '../slots/challenges-slot.tsx';
import { SuggestionsSlot } from '../slots/suggestions-slot.tsx';

export const RestCards = () => (
  <>
    <CardsToday />
    <ChallengesSlot />
  </>
);

export const RestSuggestions = () => <SuggestionsSlot scope="dashboard" />;
