import type { StudySession } from '@netlik/contract/study/study-sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { sendConfirmingOverlap } from './confirm-overlap.ts';
import { SessionDialog } from './session-dialog.tsx';
import styles from './session-form.module.css';
import { SessionTimeFields } from './session-time-fields.tsx';
import { editedSessionValues, readSessionChange } from './session-values.ts';
import { sessionRows } from './study-sessions.queries.ts';
import { sessionFormTexts as texts } from './study-sessions.texts.ts';

export const SessionEditDialog = ({ session, onClose }: { session: StudySession; onClose: () => void }) => {
  const [now] = useState(() => new Date());
  const queries = useQueryClient();
  const form = useContractForm({
    initial: editedSessionValues(session),
    read: (values) => readSessionChange(values, session, new Date()),
    write: (body) =>
      sendConfirmingOverlap((confirmed) => sessionRows.update(queries, session, { ...body, ...confirmed })),
    onDone: (sent) => sent && onClose(),
  });
  return (
    <SessionDialog title={texts.editTitle} action={texts.save} form={form} onClose={onClose}>
      {session.source === 'timer' && <p className={styles.note}>{texts.editNote}</p>}
      <SessionTimeFields now={now} text={form.text} set={form.set} />
    </SessionDialog>
  );
};
