import { type StudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { useState } from 'react';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { sendConfirmingOverlap } from './confirm-overlap.ts';
import { SessionDialog } from './session-dialog.tsx';
import styles from './session-form.module.css';
import { SessionTimeFields } from './session-time-fields.tsx';
import { editedSessionValues, readSessionChange } from './session-values.ts';
import { sessionRows, showSavedSession } from './study-sessions.queries.ts';
import { sessionTexts, sessionFormTexts as texts } from './study-sessions.texts.ts';

export const SessionEditDialog = ({ session, onClose }: { session: StudySession; onClose: () => void }) => {
  const [now] = useState(() => new Date());
  const form = useContractForm({
    initial: editedSessionValues(session),
    read: (values) => readSessionChange(values, session, new Date()),
    write: (body, { send }) =>
      sendConfirmingOverlap((confirmed) => {
        const input = { params: { id: session._id }, body: { ...body, ...confirmed } };
        return send(studySessions.update, input, sessionRows.offline.update(session));
      }),
    done: (sent) => sent && sessionTexts.saved,
    replied: (cache, sent) => sent && showSavedSession(cache, sent),
    onDone: (sent) => sent && onClose(),
    onQueued: onClose,
  });
  return (
    <SessionDialog title={texts.editTitle} action={texts.save} form={form} onClose={onClose}>
      {session.source === 'timer' && <p className={styles.note}>{texts.editNote}</p>}
      <SessionTimeFields now={now} text={form.text} set={form.set} />
    </SessionDialog>
  );
};
