import type { GoalGap as Gap, GoalProgramme } from '@netlik/contract/estimates';
import { netNames } from '@netlik/domain/estimates/estimate-words.texts';
import type { NetKey } from '@netlik/domain/estimates/score-keys';
import { formatNet } from '../../../formats/numbers.ts';
import { RankYears } from '../../../study/rank-years.tsx';
import { ReachLine } from '../../../study/reach-line.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './goal-gap.module.css';
import { gapTexts as texts } from './goals.texts.ts';

const Way = ({ way }: { way: NonNullable<GoalProgramme['way']> }) =>
  way.length === 0 ? (
    <Text look="muted small" className={styles.small}>
      {texts.enough}
    </Text>
  ) : (
    <Text look="muted small" className={styles.small}>
      {texts.way}{' '}
      {way
        .map(({ key, from, to }) => texts.more(netNames[key as NetKey], formatNet(to - from), formatNet(to)))
        .join(', ')}
    </Text>
  );

/** The ranks a goal took, and how far it is. */
export const GoalGap = ({ gap }: { gap: Gap }) => (
  <Stack gap="3" className={styles.gap}>
    {gap.programmes.map(({ code, name, city, scoreType, ranks, reach, way }) => (
      <Stack key={code} gap="1" className={styles.programme}>
        <Text look="small semibold">
          {name} · {city} · {scoreType}
        </Text>
        <RankYears ranks={ranks} />
        {reach && <ReachLine reach={reach} text={texts.reach} />}
        {ranks.length > 0 && way && <Way way={way} />}
        {reach && !way && (
          <Text look="muted small" className={styles.small}>
            {texts.outOfReach}
          </Text>
        )}
      </Stack>
    ))}
    {gap.programmes.some(({ ranks }) => ranks.length > 0) && !gap.programmes.some(({ reach }) => reach) && (
      <Text look="muted small" className={styles.small}>
        {texts.noRange}
      </Text>
    )}
  </Stack>
);
