import { CheckIcon } from './icons.tsx';
import styles from './week-dots.module.css';

const days = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];

/** Monday first. The product's clock is Istanbul's. */
const today = () =>
  days.indexOf(
    new Intl.DateTimeFormat('tr', { weekday: 'short', timeZone: 'Europe/Istanbul' }).format(new Date()),
  );

/** The week so far, one dot a day: what a kept streak looks like. */
export const WeekDots = () => {
  const now = today();
  return (
    <div className={styles.week} aria-hidden="true">
      {days.map((day, index) => (
        <div
          key={day}
          className={`${styles.day} ${index < now ? styles.kept : index === now ? styles.now : styles.ahead}`}
        >
          <span className={styles.dot}>{index < now && <CheckIcon size={18} />}</span>
          {index === now ? 'bugün' : day}
        </div>
      ))}
    </div>
  );
};
