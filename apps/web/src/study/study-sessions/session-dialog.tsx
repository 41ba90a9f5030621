import { type StudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { TIMER_MODES } from '@netlik/domain/study-values';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../data/writes/failure.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Select } from '../../ui/forms/select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { FeedbackFields } from './session-fields.tsx';
import styles from './session-form.module.css';
import { SessionTimeFields } from './session-time-fields.tsx';
import {
  editedSessionValues,
  type FeedbackValues,
  newSessionValues,
  readNewSession,
  readSessionChange,
} from './session-values.ts';
import { sessionRows, showSavedSession } from './study-sessions.queries.ts';
import {
  sessionFormTexts,
  sessionTexts,
  techniqueLabels,
  overlapTexts as texts,
} from './study-sessions.texts.ts';

/** Asks the student if the server reports an overlap; null if nothing was sent. */
export const sendConfirmingOverlap = async <R,>(
  send: (confirmed: { allowOverlap?: true }) => Promise<R>,
): Promise<R | null> => {
  try {
    return await send({});
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.code !== 'study_session.overlaps') throw error;
    const question = { title: texts.title, text: texts.text(failure.message), action: texts.action };
    if (!(await confirm({ ...question, cancel: texts.cancel }))) return null;
    return send({ allowOverlap: true });
  }
};

type Form = Pick<ReturnType<typeof useContractForm<FeedbackValues, unknown>>, 'form' | 'busy' | 'failure'> & {
  text: Parameters<typeof FeedbackFields>[0]['text'];
};

type Props = {
  title: string;
  action: string;
  form: Form;
  onClose: () => void;
  children?: ReactNode;
};

export const SessionDialog = ({ title, action, form, onClose, children }: Props) => (
  <FormDialog
    title={title}
    form={form}
    submit={action}
    failureText={({ fields, message }) => fields[0]?.message ?? message}
    onClose={onClose}
  >
    {children}
    <FeedbackFields text={form.text} />
  </FormDialog>
);

const techniqueOptions = TIMER_MODES.map((value) => ({ value, label: techniqueLabels[value] }));

export const SessionAddDialog = ({ onClose }: { onClose: () => void }) => {
  const [now] = useState(() => new Date());
  const form = useContractForm({
    initial: newSessionValues(now),
    read: (values) => readNewSession(values, new Date()),
    write: (body, { send }) =>
      sendConfirmingOverlap((confirmed) =>
        send(studySessions.create, { body: { ...body, ...confirmed } }, sessionRows.offline.create),
      ),
    done: (sent, { duration }) => sent && sessionTexts.added(formatDuration(duration)),
    onQueued: onClose,
    onDone: (sent) => sent && onClose(),
  });
  return (
    <SessionDialog
      title={sessionFormTexts.addTitle}
      action={sessionFormTexts.add}
      form={form}
      onClose={onClose}
    >
      <Text size="small" className={styles.note}>
        {sessionFormTexts.manualNote}
      </Text>
      <SessionTimeFields now={now} text={form.text} set={form.set}>
        <Select label={sessionFormTexts.technique} options={techniqueOptions} {...form.text('technique')} />
      </SessionTimeFields>
    </SessionDialog>
  );
};

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
    onQueued: onClose,
    onDone: (sent) => sent && onClose(),
  });
  return (
    <SessionDialog
      title={sessionFormTexts.editTitle}
      action={sessionFormTexts.save}
      form={form}
      onClose={onClose}
    >
      {session.source === 'timer' && (
        <Text size="small" className={styles.note}>
          {sessionFormTexts.editNote}
        </Text>
      )}
      <SessionTimeFields now={now} text={form.text} set={form.set} />
    </SessionDialog>
  );
};
