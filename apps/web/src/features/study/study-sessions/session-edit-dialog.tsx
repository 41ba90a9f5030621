import type { StudySession } from '@netlik/contract/study/study-sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { SessionDialog } from './session-dialog.tsx';
import { feedbackValues, readSessionChange } from './session-values.ts';
import { sessionRows } from './study-sessions.queries.ts';
import { sessionFormTexts as texts } from './study-sessions.texts.ts';

/** Only the feedback of a session can be edited, not its time. */
export const SessionEditDialog = ({ session, onClose }: { session: StudySession; onClose: () => void }) => {
  const queries = useQueryClient();
  const form = useContractForm({
    initial: feedbackValues(session),
    read: readSessionChange,
    send: async (body) => {
      await sessionRows.update(queries, session, body);
      onClose();
    },
  });
  return <SessionDialog title={texts.editTitle} action={texts.save} form={form} onClose={onClose} />;
};
