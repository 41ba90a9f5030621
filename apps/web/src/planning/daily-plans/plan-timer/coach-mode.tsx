import type { DailyPlan, PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { planSessions } from '@netlik/domain/planning/daily-plans/plan-timer';
import { COACH_PRESETS } from '@netlik/domain/study/study-runs/modes';
import { clockDigits } from '@netlik/domain/study/study-runs/view';
import PlayIcon from 'lucide-react/icons/play';
import { useState } from 'react';
import { formatDuration } from '../../../formats/durations.ts';
import { IdleFace } from '../../../study/study-runs/clock/timer-face.tsx';
import { start } from '../../../study/study-runs/engine/commands.ts';
import type { Face } from '../../../study/study-runs/prefs.ts';
import { setupTexts } from '../../../study/study-runs/timer.texts.ts';
import pageStyles from '../../../study/study-runs/timer-page.module.css';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import styles from './plan.module.css';
import { planTimerTexts, coachModeTexts as texts } from './plan-timer.texts.ts';
import { nextSubjectOf } from './today-plan.queries.ts';

const presets = COACH_PRESETS.map(({ studyMinutes, breakMinutes }, index) => ({
  value: String(index),
  label: setupTexts.preset(studyMinutes, breakMinutes),
}));

const Goal = ({ subject }: { subject: PlanSubject }) => (
  <div>
    <Text tone="muted">
      {subject.targetTime === null ? texts.noTarget : texts.target(formatDuration(subject.targetTime))}
    </Text>
    {subject.description && <p className={styles.text}>{subject.description}</p>}
  </div>
);

export const CoachMode = ({ plan, face }: { plan: DailyPlan; face: Face }) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const [preset, setPreset] = useState('0');
  const first = nextSubjectOf(plan)?.index ?? 0;
  const found = plan.subjects.findIndex(({ _id }) => _id === chosen);
  const index = found < 0 ? first : found;
  const subject = plan.subjects[index]!;
  const length = COACH_PRESETS[Number(preset)]!;
  const ready = planSessions(subject, { dailyPlanId: plan._id, subjectIndex: index }, length);
  const begin = () => {
    if (ready.kind === 'met') return;
    if (ready.trimmedTo !== null) toast({ tone: 'warning', text: planTimerTexts.trimmed(ready.trimmedTo) });
    start('Pomodoro', ready.config);
  };
  const studyMinutes = ready.kind === 'met' ? 0 : ready.config.studyMinutes;
  return (
    <Stack gap="5" align="center" className={pageStyles.clock}>
      <IdleFace face={face} digits={clockDigits(studyMinutes * 60)} subject={subjectName(subject.subject)} />
      <Stack gap="4" className={styles.coach}>
        <Select
          label={texts.subject}
          options={plan.subjects.map(({ _id, subject: key }, at) => ({
            value: _id,
            label: `${at + 1}. ${subjectName(key)}`,
          }))}
          value={subject._id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Goal subject={subject} />
        {ready.kind === 'met' ? (
          <Notice tone="info">{planTimerTexts.met}</Notice>
        ) : (
          <>
            <Segmented label={texts.preset} options={presets} value={preset} onChange={setPreset} />
            <Text tone="muted" role="status">
              {texts.sessions(ready.config.targetSessions, studyMinutes, ready.config.breakMinutes)}
            </Text>
            {ready.trimmedTo !== null && (
              <Notice tone="warning">{planTimerTexts.trimmed(ready.trimmedTo)}</Notice>
            )}
          </>
        )}
      </Stack>
      {ready.kind === 'ready' && (
        <Button onClick={begin}>
          <PlayIcon fill="currentColor" />
          {texts.start}
        </Button>
      )}
    </Stack>
  );
};
