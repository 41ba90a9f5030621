import type { Mistake } from '@netlik/contract/practice/mistakes';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { RoundProgress } from '../../ui/states/round-progress.tsx';
import { MistakePlace, MistakeQuestion, Solution } from './mistake-body.tsx';
import { loadDue, type MistakeFilters, useRedo } from './mistakes.queries.ts';
import { mistakeTexts, redoTexts as texts } from './mistakes.texts.ts';

type Session = { rows: Mistake[]; answers: boolean[] };

type Props = { due: number; filters: MistakeFilters };

export const RedoPanel = ({ due, filters }: Props) => {
  const [session, setSession] = useState<Session | null>(null);
  const start = useWrite(loadDue, {
    failed: mistakeTexts.startError,
    onDone: (rows) => {
      if (rows.length === 0) toast({ tone: 'info', text: mistakeTexts.dueNone });
      else setSession({ rows, answers: [] });
    },
  });
  const redo = useRedo((id) => session?.rows.find(({ _id }) => _id === id)?.topic ?? '');

  const answer = ({ _id: id }: Mistake, correct: boolean) => {
    setSession((now) => now && { ...now, answers: [...now.answers, correct] });
    void redo.send({ params: { id }, body: { correct, answeredAt: new Date().toISOString() } });
  };

  const at = session?.answers.length ?? 0;
  const current = session?.rows[at];
  return (
    <Card
      title={mistakeTexts.due}
      {...(!session && { lead: due > 0 ? mistakeTexts.dueCount(due) : mistakeTexts.dueNone })}
      alive={session !== null || due > 0}
      actions={
        !session &&
        due > 0 && (
          <Button busy={start.busy} onClick={() => start.send(filters)}>
            {mistakeTexts.start}
          </Button>
        )
      }
    >
      {session && current && (
        <Stack gap="4">
          <RoundProgress at={at} count={session.rows.length} />
          <MistakePlace mistake={current} />
          <MistakeQuestion mistake={current} />
          <Solution key={current._id} mistake={current} />
          <Row gap="3" wrap>
            <Button look="line" onClick={() => answer(current, false)}>
              {texts.failed}
            </Button>
            <Button onClick={() => answer(current, true)}>{texts.solved}</Button>
            <Button look="quiet" onClick={() => setSession(null)}>
              {texts.leave}
            </Button>
          </Row>
        </Stack>
      )}
      {session && !current && (
        <Stack gap="4" role="status">
          <strong>{texts.done}</strong>
          <p>{texts.doneText(session.answers.filter(Boolean).length, session.rows.length)}</p>
          <div>
            <Button look="line" onClick={() => setSession(null)}>
              {texts.close}
            </Button>
          </div>
        </Stack>
      )}
    </Card>
  );
};
