import type { StudySession } from '@netlik/contract/study/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { useContractForm } from '../../ui/use-contract-form.ts';
import { SessionDialog } from './session-dialog.tsx';
import { feedbackOf, readChange } from './session-values.ts';
import { changeSession } from './sessions.queries.ts';
import { sessionTexts, sessionFormTexts as texts } from './sessions.texts.ts';

/** How a session went can be said again; its time cannot. */
export const SessionEditDialog = ({ session, onClose }: { session: StudySession; onClose: () => void }) => {
  const queries = useQueryClient();
  const form = useContractForm({
    initial: feedbackOf(session),
    read: readChange,
    send: async (body) => {
      await changeSession(queries, session._id, body);
      toast({ tone: 'success', text: sessionTexts.saved });
      onClose();
    },
  });
  return <SessionDialog title={texts.editTitle} action={texts.save} form={form} onClose={onClose} />;
};
