import type { StudySession } from '@netlik/contract/study/study-sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { SessionDialog } from './session-dialog.tsx';
import { feedbackOf, readChange } from './session-values.ts';
import { sessionFormTexts as texts } from './study-sessions.texts.ts';
import { changeSession } from './write-session.ts';

/** How a session went can be said again; its time cannot. */
export const SessionEditDialog = ({ session, onClose }: { session: StudySession; onClose: () => void }) => {
  const queries = useQueryClient();
  const form = useContractForm({
    initial: feedbackOf(session),
    read: readChange,
    send: async (body) => {
      await changeSession(queries, session, body);
      onClose();
    },
  });
  return <SessionDialog title={texts.editTitle} action={texts.save} form={form} onClose={onClose} />;
};
