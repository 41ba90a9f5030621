import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { ExamImport } from './exam-import.tsx';
import { importTexts as texts } from './exam-imports.texts.ts';

export const OwnImportDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title={texts.ownTitle} size="large" onClose={onClose}>
    <Stack gap="4">
      <p>{texts.ownLead}</p>
      <ExamImport kind="own" />
    </Stack>
  </Modal>
);
