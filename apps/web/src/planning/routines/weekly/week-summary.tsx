import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { weekSummary } from '@netlik/domain/planning/routines/summary';
import { formatMinuteOfDay } from '../../../formats/clock.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { InfoTip } from '../../../ui/overlays/info-tip.tsx';
import styles from './weekly.module.css';
import { weeklyTexts as texts } from './weekly.texts.ts';

type Props = {
  days: readonly (readonly RoutineBlock[])[];
  ideal: readonly RoutineBlock[] | null;
};

const toStep = (minutes: number) => Math.round(minutes / 5) * 5;

export const WeekSummary = ({ days, ideal }: Props) => {
  const { wakeMinute, sleepMinutes, studyMinutes, match } = weekSummary(days, ideal);
  const chips = [
    { label: texts.wake, value: wakeMinute === null ? null : formatMinuteOfDay(toStep(wakeMinute)) },
    { label: texts.sleep, value: sleepMinutes === null ? null : formatDuration(sleepMinutes) },
    { label: texts.study, value: studyMinutes === null ? null : formatDuration(studyMinutes) },
    {
      label: texts.match,
      value: match && texts.percent(match.all),
      info: <InfoTip about={texts.match} text={texts.matchHint} />,
    },
    {
      label: texts.filledMatch,
      value: match && texts.percent(match.filled),
      info: <InfoTip about={texts.filledMatch} text={texts.filledMatchHint} />,
    },
  ];
  return (
    <Row as="dl" gap="2" wrap className={styles.chips} aria-label={texts.summary}>
      {chips.map(({ label, value, info }) => (
        <Stack key={label} gap="1" justify="center" box="card" className={styles.chip}>
          <dt>
            {label}
            {info}
          </dt>
          <dd className="numbers">
            {value ?? (
              <>
                <span aria-hidden="true">—</span>
                <span className="visually-hidden">{texts.noValue}</span>
              </>
            )}
          </dd>
        </Stack>
      ))}
    </Row>
  );
};
