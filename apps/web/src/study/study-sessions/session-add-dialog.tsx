import { studySessions } from '@netlik/contract/study/study-sessions';
import { TIMER_MODES } from '@netlik/domain/study-values';
import { useState } from 'react';
import { formatDuration } from '../../formats/durations.ts';
import { Select } from '../../ui/forms/select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { sendConfirmingOverlap } from './confirm-overlap.ts';
import { SessionDialog } from './session-dialog.tsx';
import styles from './session-form.module.css';
import { SessionTimeFields } from './session-time-fields.tsx';
import { newSessionValues, readNewSession } from './session-values.ts';
import { sessionRows } from './study-sessions.queries.ts';
import { sessionTexts, techniqueLabels, sessionFormTexts as texts } from './study-sessions.texts.ts';

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
    onDone: (sent) => sent && onClose(),
    onQueued: onClose,
  });
  return (
    <SessionDialog title={texts.addTitle} action={texts.add} form={form} onClose={onClose}>
      <p className={styles.note}>{texts.manualNote}</p>
      <SessionTimeFields now={now} text={form.text} set={form.set}>
        <Select label={texts.technique} options={techniqueOptions} {...form.text('technique')} />
      </SessionTimeFields>
    </SessionDialog>
  );
};
