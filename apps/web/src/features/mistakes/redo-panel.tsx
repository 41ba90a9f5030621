import type { Mistake } from '@netlik/contract/mistakes';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { RoundProgress } from '../../study/round-progress.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { MistakePlace, MistakeQuestion, Solution } from './mistake-body.tsx';
import styles from './mistakes.module.css';
import { loadDue, type MistakeFilters, sendRedo } from './mistakes.queries.ts';
import { mistakeTexts, redoTexts as texts } from './mistakes.texts.ts';

type Session = { rows: Mistake[]; answers: boolean[] };

const messageOf = (error: unknown, text: string) =>
  error instanceof ApiError ? `${text} ${error.message}` : text;

type Props = { due: number; filters: MistakeFilters };

export const RedoPanel = ({ due, filters }: Props) => {
  const [session, setSession] = useState<Session | null>(null);
  const [busy, setBusy] = useState(false);

  const start = async () => {
    setBusy(true);
    try {
      const rows = await loadDue(filters);
      if (rows.length === 0) toast({ tone: 'info', text: mistakeTexts.dueNone });
      else setSession({ rows, answers: [] });
    } catch (error) {
      toast({ tone: 'danger', text: messageOf(error, mistakeTexts.startError) });
    } finally {
      setBusy(false);
    }
  };

  const answer = (mistake: Mistake, correct: boolean) => {
    setSession((now) => now && { ...now, answers: [...now.answers, correct] });
    sendRedo(mistake, correct).catch((error: unknown) =>
      toast({ tone: 'danger', text: messageOf(error, texts.saveError) }),
    );
  };

  const at = session?.answers.length ?? 0;
  const current = session?.rows[at];
  return (
    <Card
      title={mistakeTexts.due}
      {...(!session && { lead: due > 0 ? mistakeTexts.dueCount(due) : mistakeTexts.dueNone })}
      alive={session !== null}
    >
      {!session && due > 0 && (
        <div>
          <Button busy={busy} onClick={() => void start()}>
            {mistakeTexts.start}
          </Button>
        </div>
      )}
      {session && current && (
        <div className={styles.redo}>
          <RoundProgress at={at} count={session.rows.length} />
          <MistakePlace mistake={current} />
          <MistakeQuestion mistake={current} />
          <Solution key={current._id} mistake={current} />
          <Row gap="3" wrap>
            <Button look="quiet" onClick={() => answer(current, false)}>
              {texts.failed}
            </Button>
            <Button onClick={() => answer(current, true)}>{texts.solved}</Button>
            <Button look="plain" onClick={() => setSession(null)}>
              {texts.leave}
            </Button>
          </Row>
        </div>
      )}
      {session && !current && (
        <div className={styles.redo} role="status">
          <strong>{texts.done}</strong>
          <p>{texts.doneText(session.answers.filter(Boolean).length, session.rows.length)}</p>
          <div>
            <Button look="quiet" onClick={() => setSession(null)}>
              {texts.close}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
};
