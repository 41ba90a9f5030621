import { flashcards } from '@netlik/contract/endpoints/flashcards';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../api/read.ts';
import { ChevronRightIcon } from '../../ui/icons/glyphs.tsx';
import styles from './cards-today.module.css';
import { cardsTodayTexts as texts } from './cards-today.texts.ts';

/** One line on the dashboard; its place is there before the number is. */
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
    <Link className={styles.line} to={count > 0 ? '/flashcards?start=today' : '/flashcards'}>
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>{texts.hint}</span>
      <ChevronRightIcon size={18} />
    </Link>
  );
};
