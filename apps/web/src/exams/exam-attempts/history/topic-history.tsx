import type { TopicHistory as History } from '@netlik/contract/exams/exam-attempts';
import { EXAM_RANGES, type ExamRange } from '@netlik/domain/exams/exam-attempts/values';
import { SUBJECTS, subjectOf } from '@netlik/domain/yks/subjects';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatShortDayMonth } from '../../../formats/days.ts';
import { TopicAsked } from '../../../study/topic-facts/topic-asked.tsx';
import { Chart } from '../../../ui/charts/chart.tsx';
import { numberAxis } from '../../../ui/charts/chart-scale.ts';
import { ComboBox } from '../../../ui/forms/combo-box.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from '../exam-attempts.module.css';
import { examQueries } from '../exam-attempts.queries.ts';
import { examTexts, historyTexts, topicTexts as texts } from '../exam-attempts.texts.ts';
import { TopicChips, type TopicChoice } from '../topic-chips.tsx';
import { HistoryFailure } from './history-failure.tsx';

type Choices = ReadonlyMap<string, TopicChoice>;

/** Loaded on the first focus, because the topic names are 6 kB. */
const loadChoices = async (): Promise<Choices> => {
  const { topicsOf } = await import('@netlik/domain/yks/topics');
  return new Map(
    SUBJECTS.flatMap(({ key, label }) =>
      topicsOf(key).map((topic) => [`${topic} · ${label}`, { subject: key, topic }] as const),
    ),
  );
};

const Points = ({ points }: { points: History['points'] }) => {
  if (points.length === 0)
    return (
      <Text tone="muted" size="small">
        {texts.noPoints}
      </Text>
    );
  const asked = (at: number) => points[at]!.asked;
  return (
    <Chart
      untitled
      title={texts.history}
      slots={points.map(({ attemptId, subject, date }) => ({
        key: `${attemptId} ${subject}`,
        tick: formatShortDayMonth(date),
      }))}
      plots={[
        {
          kind: 'bar',
          axisName: texts.axis,
          axis: numberAxis(points.map(({ wrong }) => wrong)),
          tickText: (value) => (Number.isInteger(value) ? String(value) : ''),
          height: 180,
          series: [{ name: texts.axis, values: points.map(({ wrong }) => wrong), colour: 'var(--primary)' }],
        },
      ]}
      readout={(at) =>
        `${points[at]!.source}, ${formatDay(points[at]!.date)}: ${texts.wrongs(points[at]!.wrong)}`
      }
      columns={texts.columns}
      row={(at) => {
        const { source, date, wrong } = points[at]!;
        return [`${source}, ${formatDay(date)}`, String(wrong), asked(at) === null ? '–' : String(asked(at))];
      }}
    />
  );
};

type Props = {
  chosen: TopicChoice | null;
  beside: readonly TopicChoice[];
  onChoose: (choice: TopicChoice) => void;
};

export const TopicHistory = ({ chosen, beside, onChoose }: Props) => {
  const [range, setRange] = useState<ExamRange>('all');
  const [typed, setTyped] = useState('');
  const [choices, setChoices] = useState<Choices>();
  const query = useQuery({
    ...examQueries.topicHistory(chosen?.topic ?? '', chosen?.subject ?? '', range),
    enabled: chosen !== null,
  });
  const name =
    chosen && `${chosen.topic} · ${subjectOf(chosen.subject as Parameters<typeof subjectOf>[0]).label}`;
  return (
    <div id="topic-history" className={styles.history} data-screen-only={chosen ? undefined : true}>
      <Section title={texts.history} {...(name && { lead: name })}>
        <Grid fit={180} gap="3" align="start">
          <ComboBox
            label={texts.choose}
            hint={texts.chooseHint}
            enterPicks
            options={choices && [...choices.keys()]}
            value={typed}
            // Offline the module may be missing, and the field offers nothing.
            onFocus={() => void (choices ?? loadChoices().then(setChoices, () => undefined))}
            onChange={({ currentTarget }) => {
              const choice = choices?.get(currentTarget.value);
              setTyped(choice ? '' : currentTarget.value);
              if (choice) onChoose(choice);
            }}
          />
          <Select
            label={historyTexts.range}
            options={EXAM_RANGES.map((value) => ({ value, label: historyTexts.ranges[value] }))}
            value={range}
            onChange={({ currentTarget }) => setRange(currentTarget.value as ExamRange)}
          />
        </Grid>
        {beside.length > 1 && (
          <TopicChips label={texts.beside} topics={beside} chosen={chosen} onChoose={onChoose} />
        )}
        {!chosen && (
          <Text tone="muted" size="small">
            {texts.noTopic}
          </Text>
        )}
        {chosen && <HistoryFailure title={examTexts.topicHistoryError} query={query} />}
        {chosen && !query.data && !query.error && <Skeleton lines={5} />}
        {chosen && query.data && (
          <>
            <Text tone="muted" size="small">
              {texts.total(query.data.totalWrong)}
            </Text>
            <TopicAsked {...chosen} />
            <Points points={query.data.points} />
          </>
        )}
      </Section>
    </div>
  );
};
