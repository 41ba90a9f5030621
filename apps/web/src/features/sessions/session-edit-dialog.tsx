import type { StudySession } from '@netlik/contract/study/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useContractForm } from '../../ui/use-contract-form.ts';
import { FeedbackFields } from './session-fields.tsx';
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
  return (
    <Modal
      title={texts.editTitle}
      form={form.form}
      locked={form.busy}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" disabled={form.busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={form.busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <FeedbackFields text={form.text} distractions={form.values.distractions} />
    </Modal>
  );
};
