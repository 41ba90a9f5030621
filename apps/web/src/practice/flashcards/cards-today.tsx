import { flashcards } from '@netlik/contract/practice/flashcards';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { RowLink } from '../../ui/layout/row-link.tsx';
import { cardsTodayTexts as texts } from './cards-today.texts.ts';

/** Reserves its height before the number loads. */
export const CardsToday = () => {
  const { data } = useQuery(read(flashcards.overview, {}));
  const count = data ? data.today.due + data.today.fresh : 0;
  const label = !data
    ? texts.loading
    : count > 0
      ? texts.due(count)
      : data.total > 0
        ? texts.done
        : texts.none;
  return (
    <RowLink to={count > 0 ? '/flashcards?start=today' : '/flashcards'} title={label} hint={texts.hint} />
  );
};
