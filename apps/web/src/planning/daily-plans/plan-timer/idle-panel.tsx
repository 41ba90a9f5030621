import PlayIcon from 'lucide-react/icons/play';
import { type ReactNode, useState } from 'react';
import type { Face } from '../../../study/study-runs/prefs.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { CoachMode } from './coach-mode.tsx';
import { coachModeTexts as texts } from './plan-timer.texts.ts';
import { nextSubjectOf, startNext, useTodayPlan } from './today-plan.queries.ts';

type Mode = 'free' | 'plan';
const modes = (['free', 'plan'] as const).map((value) => ({ value, label: texts.modes[value] }));

export const IdlePanel = ({ face, children }: { face: Face; children: ReactNode }) => {
  const { plan } = useTodayPlan();
  const [mode, setMode] = useState<Mode>('free');
  const next = nextSubjectOf(plan);
  if (!plan) return children;
  return (
    <>
      <Segmented label={texts.choice} quiet options={modes} value={mode} onChange={setMode} />
      {mode === 'plan' ? <CoachMode plan={plan} face={face} /> : children}
      {mode === 'free' && next && (
        <Row justify="center">
          <Button
            look="line"
            small
            aria-label={texts.startNext(subjectName(next.subject.subject))}
            onClick={() => startNext(next)}
          >
            <PlayIcon fill="currentColor" />
            {texts.next(subjectName(next.subject.subject))}
          </Button>
        </Row>
      )}
    </>
  );
};
