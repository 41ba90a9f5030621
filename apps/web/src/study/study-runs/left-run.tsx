import { type LeftRun, studyRuns } from '@netlik/contract/study/study-runs';
import type { Feedback } from '@netlik/contract/study/study-sessions';
import { useState } from 'react';
import type { SendContext } from '../../data/writes/use-write.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { parseNumber } from '../../formats/inputs.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { notifyRunChanged } from './engine/timer.ts';
import { FeedbackDialog } from './feedback/feedback-dialog.tsx';
import { lengthText, leftTexts as texts } from './timer.texts.ts';

const MIN_MINUTES = 1;

type CorrectionProps = { left: LeftRun; onDone: () => void; onClose: () => void };

const CorrectionDialog = ({
  left: { runId, reason, session, mostSeconds },
  onDone,
  onClose,
}: CorrectionProps) => {
  const maxMinutes = Math.max(MIN_MINUTES, Math.floor(mostSeconds / 60));
  const recorded = String(Math.max(MIN_MINUTES, Math.floor(session.duration)));
  const [minutes, setMinutes] = useState(recorded);
  const [error, setError] = useState<string>();
  const save = async (feedback: Feedback, { send }: SendContext) => {
    const typed = parseNumber(minutes);
    if (typed === null || typed < MIN_MINUTES || typed > maxMinutes) {
      setError(texts.minutesRange(MIN_MINUTES, maxMinutes));
      return;
    }
    // Unchanged minutes keep the exact recorded seconds.
    const correction =
      minutes === recorded ? {} : { correctedSeconds: Math.min(Math.round(typed * 60), mostSeconds) };
    const answer = await send(studyRuns.stop, { body: { runId, ...correction, session: feedback } });
    const length = lengthText((answer.session ?? session).duration * 60);
    toast({ tone: 'success', text: texts.corrected(length) });
    onDone();
  };
  return (
    <FeedbackDialog
      title={texts.correctTitle[reason]}
      summary={subjectName(session.subject)}
      subject={session.subject}
      changed={minutes !== recorded}
      onSave={save}
      onClose={onClose}
    >
      <NumberField
        label={texts.minutes}
        hint={texts.minutesHint(maxMinutes)}
        unit="dk"
        min={MIN_MINUTES}
        max={maxMinutes}
        name="minutes"
        value={minutes}
        error={error}
        onChange={(event) => {
          setMinutes(event.currentTarget.value);
          setError(undefined);
        }}
      />
    </FeedbackDialog>
  );
};

export const LeftRunCard = ({ left }: { left: LeftRun }) => {
  const [correcting, setCorrecting] = useState(false);
  const { runId, reason, session } = left;
  const length = lengthText(session.duration * 60);

  const { send, busy } = useWrite(studyRuns.stop, {
    done: (_, { body }) => (body.discard ? texts.removed : texts.kept),
    failed: texts.answerFailed,
    onDone: notifyRunChanged,
  });
  const remove = async () => {
    const question = { title: texts.removeTitle, text: texts.removeText(length), action: texts.remove };
    if (await confirm({ ...question, danger: true })) await send({ body: { runId, discard: true } });
  };

  return (
    <Card
      title={texts.titles[reason]}
      lead={texts.text[reason](
        length,
        subjectName(session.subject),
        formatTimeAgo(session.date, new Date()) ?? texts.justNow,
      )}
    >
      <Row gap="2" wrap>
        <Button look="line" small busy={busy} onClick={() => send({ body: { runId } })}>
          {texts.keep}
        </Button>
        <Button look="line" small disabled={busy} onClick={() => setCorrecting(true)}>
          {texts.correct[reason]}
        </Button>
        <Button look="danger" small disabled={busy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </Row>
      {correcting && (
        <CorrectionDialog
          left={left}
          onDone={() => {
            setCorrecting(false);
            notifyRunChanged();
          }}
          onClose={() => setCorrecting(false)}
        />
      )}
    </Card>
  );
};
