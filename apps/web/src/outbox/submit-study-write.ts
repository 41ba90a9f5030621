import { notifyStudyChanged } from '../api/study-changes.ts';
import { toast } from '../ui/overlays/toast.ts';
import { sendOrEnqueue, type Write } from './send-or-enqueue.ts';

/** Sends or enqueues a write over study time, shows which in a toast, and refetches study queries if sent. */
export const submitStudyWrite = async (
  write: Write,
  texts?: { sent: string; queued: string },
): Promise<void> => {
  const sent = await sendOrEnqueue(write);
  if (texts) toast(sent ? { tone: 'success', text: texts.sent } : { tone: 'warning', text: texts.queued });
  if (sent) notifyStudyChanged();
};
