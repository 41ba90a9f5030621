import { Modal } from '../../ui/overlays/modal.tsx';
import { quickEntryTexts as texts } from './quick-entry.texts.ts';
import { QuickEntryForm } from './quick-entry-form.tsx';

type Props = { text: string; onClose: () => void };

/** From below on a phone. */
export const QuickEntryDialog = ({ text, onClose }: Props) => (
  <Modal title={texts.title} onClose={onClose}>
    <QuickEntryForm text={text} onSaved={onClose} />
  </Modal>
);
