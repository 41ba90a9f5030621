import type { GoalGap as Gap, GoalProgramme } from '@netlik/contract/estimates';
import { netNames } from '@netlik/domain/estimates/estimate-words.texts';
import type { NetKey } from '@netlik/domain/estimates/score-keys';
import { formatNet } from '../../../formats/numbers.ts';
import { RankYears } from '../../../study/rank-years.tsx';
import { ReachLine } from '../../../study/reach-line.tsx';
import styles from './goal-gap.module.css';
import { gapTexts as texts } from './goals.texts.ts';

const Way = ({ way }: { way: NonNullable<GoalProgramme['way']> }) =>
  way.length === 0 ? (
    <p className={styles.small}>{texts.enough}</p>
  ) : (
    <p className={styles.small}>
      {texts.way}{' '}
      {way
        .map(({ key, from, to }) => texts.more(netNames[key as NetKey], formatNet(to - from), formatNet(to)))
        .join(', ')}
    </p>
  );

/** The ranks a goal took, and how far it is. */
export const GoalGap = ({ gap }: { gap: Gap }) => (
  <div className={styles.gap}>
    {gap.programmes.map(({ code, name, city, scoreType, ranks, reach, way }) => (
      <div key={code} className={styles.programme}>
        <p className={styles.name}>
          {name} · {city} · {scoreType}
        </p>
        <RankYears ranks={ranks} />
        {reach && <ReachLine reach={reach} text={texts.reach} />}
        {ranks.length > 0 && way && <Way way={way} />}
        {reach && !way && <p className={styles.small}>{texts.outOfReach}</p>}
      </div>
    ))}
    {gap.programmes.some(({ ranks }) => ranks.length > 0) && !gap.programmes.some(({ reach }) => reach) && (
      <p className={styles.small}>{texts.noRange}</p>
    )}
  </div>
);
