import { sessionDraft } from '@netlik/domain/study/study-runs/session';
import { useState } from 'react';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { askToDiscard } from '../clock/controls.tsx';
import { save, saveAnyway } from '../engine/commands.ts';
import { useTimer } from '../engine/timer.ts';
import { feedbackTexts, goneTexts, lengthText } from '../timer.texts.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';

export const TimerFeedback = ({ onClose }: { onClose: () => void }) => {
  const timer = useTimer();
  const [goneRun, setGoneRun] = useState<string | null>(null);
  const draft = timer.state === 'completed' ? sessionDraft(timer) : null;
  const runId = timer.state === 'completed' ? (timer.run?.id ?? null) : null;
  const gone = runId !== null && runId === goneRun;
  if (!draft) return null;
  return (
    <FeedbackDialog
      summary={feedbackTexts.summary(lengthText(draft.seconds), subjectName(draft.subject))}
      subject={draft.subject}
      hurdle={gone ? { text: goneTexts.text, action: goneTexts.save } : null}
      onSave={
        gone
          ? saveAnyway
          : async (feedback) => {
              if ((await save(feedback)) === 'gone') setGoneRun(runId);
            }
      }
      onDiscard={() => void askToDiscard()}
      onClose={onClose}
    />
  );
};
