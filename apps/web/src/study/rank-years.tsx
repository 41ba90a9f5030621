import { formatCount } from '../formats/numbers.ts';
import { rankYearTexts as texts } from './estimates.texts.ts';
import styles from './rank-years.module.css';

type Props = { ranks: readonly { year: number; rank: number; computed: boolean | null }[] };

/** The ranks a programme took, newest year first. */
export const RankYears = ({ ranks }: Props) =>
  ranks.length === 0 ? (
    <p className={styles.none}>{texts.none}</p>
  ) : (
    <div>
      <p className={styles.title} aria-hidden="true">
        {texts.title}
      </p>
      <dl className={styles.years} aria-label={texts.title}>
        {ranks.map(({ year, rank, computed }) => (
          <div key={year} className={styles.year}>
            <dt>{year}</dt>
            <dd>
              {computed && (
                <>
                  <span aria-hidden="true">≈ </span>
                  <span className="visually-hidden">{texts.computed}: </span>
                </>
              )}
              {formatCount(rank)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
