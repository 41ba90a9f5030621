import { Modal } from '../../ui/overlays/modal.tsx';
import { quickEntryTexts as texts } from './quick-entry.texts.ts';
import { QuickEntryForm } from './quick-entry-form.tsx';
import type { PlannedQuestions } from './quick-entry-request.ts';

type Props = { text: string; planned?: PlannedQuestions | undefined; onClose: () => void };

export const QuickEntryDialog = ({ text, planned, onClose }: Props) => (
  <Modal title={texts.title} onClose={onClose}>
    <QuickEntryForm text={text} planned={planned} onSaved={onClose} />
  </Modal>
);
