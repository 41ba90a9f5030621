import { tellStudyChanged } from '../api/study-news.ts';
import { toast } from '../ui/overlays/toast.ts';
import { sendOrKeep, type Write } from './send-or-keep.ts';

/** Sends or keeps a write over study time, says which of the two, and makes fresh what shows it. */
export const writeStudy = async (write: Write, say?: { done: string; kept: string }): Promise<void> => {
  const sent = await sendOrKeep(write);
  if (say) toast(sent ? { tone: 'success', text: say.done } : { tone: 'warning', text: say.kept });
  if (sent) tellStudyChanged();
};
