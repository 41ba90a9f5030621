import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { planSession } from '@netlik/domain/planning/daily-plans/plan-timer';
import { planSubjectMinutes } from '@netlik/domain/study/study-runs/goal';
import { QUICK_STUDY_MINUTES, TIMER_LIMITS } from '@netlik/domain/study/study-runs/modes';
import PlayIcon from 'lucide-react/icons/play';
import { useState } from 'react';
import { formatDuration } from '../../../formats/durations.ts';
import { formatInputNumber, parseNumber } from '../../../formats/inputs.ts';
import { start } from '../../../study/study-runs/engine/commands.ts';
import { Chips } from '../../../study/study-runs/setup/chips.tsx';
import { setupTexts } from '../../../study/study-runs/timer.texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { planTimerTexts as texts } from './plan-timer.texts.ts';

const { min, max } = TIMER_LIMITS.studyMinutes;

type Props = { planId: string; index: number; subject: PlanSubject; onSkip: () => Promise<void> };

export const PlanSetup = ({ planId, index, subject, onSkip }: Props) => {
  const [typed, setTyped] = useState(() => formatInputNumber(planSubjectMinutes(subject.targetTime)));
  const minutes = parseNumber(typed);
  const isValid = minutes !== null && Number.isInteger(minutes) && minutes >= min && minutes <= max;
  const place = { dailyPlanId: planId, subjectIndex: index };
  const ready = planSession(subject, place, isValid ? minutes : undefined);
  const done = formatDuration(subject.studyTime);
  const begin = () => {
    if (!isValid || ready.kind === 'met') return;
    if (ready.trimmedTo !== null) toast({ tone: 'warning', text: texts.trimmed(ready.trimmedTo) });
    start('Pomodoro', ready.config);
  };
  return (
    <Stack
      noValidate
      as="form"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Text tone="muted">
        {subject.targetTime === null
          ? texts.noTarget(done)
          : texts.target(formatDuration(subject.targetTime), done)}
      </Text>
      {ready.kind === 'met' ? (
        <Notice tone="info">{texts.met}</Notice>
      ) : (
        <>
          <NumberField
            label={texts.length}
            unit={texts.minutes}
            min={min}
            max={max}
            step={5}
            value={typed}
            error={isValid ? undefined : texts.range}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Chips
            label={setupTexts.quick}
            options={QUICK_STUDY_MINUTES.map((quick) => ({
              key: quick,
              label: setupTexts.quickMinutes(quick),
              isOn: minutes === quick,
              pick: () => setTyped(formatInputNumber(quick)),
            }))}
          />
          {isValid && ready.trimmedTo !== null && (
            <Notice tone="warning">{texts.trimmed(ready.trimmedTo)}</Notice>
          )}
        </>
      )}
      <Row gap="2" justify="end" wrap>
        {subject.status !== 'skipped' && (
          <Button look="quiet" onClick={() => void onSkip()}>
            {texts.skip}
          </Button>
        )}
        {ready.kind === 'ready' && (
          <Button type="submit" data-first>
            <PlayIcon fill="currentColor" />
            {texts.start}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
