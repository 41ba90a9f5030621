import {
  MAX_EXAMS_PER_WEEK,
  type PlannerSettings,
  planner,
  type ShownSettings,
} from '@netlik/contract/planning/planner/planner';
import { MAX_DAY_MINUTES } from '@netlik/domain/planning/planner/week';
import { useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { weekdayNames } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import styles from '../planner.module.css';
import { plannerQueries } from '../planner.queries.ts';
import { settingsTexts as texts } from '../planner.texts.ts';
import { HoursStrip, studyMinutes } from './hours-strip.tsx';

const restDays = weekdayNames.map(({ long }, index) => ({ value: String(index + 1), label: long }));
const counts = Array.from({ length: MAX_EXAMS_PER_WEEK + 1 }, (_, count) => ({
  value: String(count),
  label: String(count),
}));
const levels = (['-1', '0', '1'] as const).map((value) => ({ value, label: texts.levels[value] }));

type Emphasis = PlannerSettings['emphasis'];

const EmphasisRows = ({
  subjects,
  emphasis,
  onChange,
}: {
  subjects: readonly string[];
  emphasis: Emphasis;
  onChange: (emphasis: Emphasis) => void;
}) => {
  const given = Object.values(emphasis);
  return (
    <details className={styles.fold}>
      <summary>
        {texts.emphasis}{' '}
        <Text as="span" tone="muted" size="small">
          {texts.emphasisLead(
            given.filter((level) => level > 0).length,
            given.filter((level) => level < 0).length,
          )}
        </Text>
      </summary>
      <Grid as="ul" fit={300} gap="2 6">
        {subjects.map((subject) => (
          <Row key={subject} as="li" gap="1 3" align="center" between wrap>
            <span>{subjectName(subject)}</span>
            <Segmented
              quiet
              label={subjectName(subject)}
              options={levels}
              value={String(emphasis[subject] ?? 0) as (typeof levels)[number]['value']}
              onChange={(level) => onChange({ ...emphasis, [subject]: Number(level) as -1 | 0 | 1 })}
            />
          </Row>
        ))}
      </Grid>
    </details>
  );
};

type PartProps = {
  shown: ShownSettings;
  settings: PlannerSettings;
  onChange: (part: Partial<PlannerSettings>) => void;
};

const Hours = ({ shown: { routineHours }, settings, onChange }: PartProps) => {
  const { hours, restDay } = settings;
  const all = studyMinutes(settings);
  const isFromRoutine = routineHours?.every((minutes, day) => minutes === hours[day]);
  return (
    <>
      <Row gap="1 3" align="baseline" wrap aria-live="polite">
        <Text as="span" size="title" weight="bold" numbers>
          {formatDuration(all)}
        </Text>
        <Text as="span" tone="muted">
          {texts.perWeek}
        </Text>
      </Row>
      <HoursStrip {...{ hours, restDay }} onChange={(next) => onChange({ hours: next })} />
      {all === 0 && (
        <Text tone="warning" size="small">
          {texts.noHours}
        </Text>
      )}
      {hours.some((minutes) => minutes > MAX_DAY_MINUTES) && (
        <Text tone="warning" size="small">
          {texts.tooMuch}
        </Text>
      )}
      {routineHours && !isFromRoutine && (
        <div>
          <Button look="line" small onClick={() => onChange({ hours: [...routineHours] })}>
            {texts.fromRoutine}
          </Button>
        </div>
      )}
    </>
  );
};

const OtherSettings = ({ shown, settings, onChange }: PartProps) => {
  const { restDay, examsPerWeek, emphasis, auto } = settings;
  const { secondExam, bestHours, sessions } = shown;
  const examCount = (exam: keyof typeof examsPerWeek, name: string) => (
    <Select
      label={texts.exams(name)}
      options={counts}
      value={String(examsPerWeek[exam])}
      onChange={({ currentTarget: { value } }) =>
        onChange({ examsPerWeek: { ...examsPerWeek, [exam]: Number(value) } })
      }
    />
  );
  return (
    <details className={styles.fold} open={shown.saved}>
      <summary>{texts.others}</summary>
      <Stack gap="4">
        <Grid fit={140} gap="3 4">
          <Select
            label={texts.restDay}
            placeholder={texts.noRestDay}
            options={restDays}
            value={restDay === null ? '' : String(restDay)}
            onChange={({ currentTarget: { value } }) => onChange({ restDay: value ? Number(value) : null })}
          />
          {examCount('tyt', 'TYT')}
          {secondExam && examCount('ayt', secondExam)}
        </Grid>
        <EmphasisRows
          subjects={shown.subjects}
          emphasis={emphasis}
          onChange={(next) => onChange({ emphasis: next })}
        />
        <SwitchField
          label={texts.auto}
          hint={texts.autoHint}
          checked={auto}
          onChange={({ currentTarget: { checked } }) => onChange({ auto: checked })}
        />
        <Text tone="muted" size="small">
          {bestHours.length > 0
            ? texts.bestHours(bestHours.map((hour) => `${hour}.00`).join(', '))
            : texts.fewSessions(sessions)}
        </Text>
      </Stack>
    </details>
  );
};

type Props = { shown: ShownSettings; onSaved: () => void };

export const SettingsForm = ({ shown, onSaved }: Props) => {
  const [settings, setSettings] = useState(shown.settings);
  const set = (part: Partial<PlannerSettings>) => setSettings((now) => ({ ...now, ...part }));
  const save = useWrite(planner.saveSettings, {
    failed: texts.saveFailed,
    replied: (cache, reply) => cache.patch(plannerQueries.settings(), () => reply),
    onDone: onSaved,
  });
  return (
    <Section title={shown.saved ? texts.title : texts.firstTitle} lead={texts.hoursFrom[shown.hoursFrom]}>
      <Grid fit={440} gap="4 8" align="start">
        <Stack gap="4">
          <Hours {...{ shown, settings }} onChange={set} />
        </Stack>
        <OtherSettings {...{ shown, settings }} onChange={set} />
      </Grid>
      <div>
        <Button busy={save.busy} onClick={() => save.send({ body: settings })}>
          {shown.saved ? texts.save : texts.saveFirst}
        </Button>
      </div>
    </Section>
  );
};
