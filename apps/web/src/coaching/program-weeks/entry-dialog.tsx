import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import type { DraftSubject } from '../coach-programs/draft-subject.ts';
import { SubjectCard } from '../coach-programs/subject-card.tsx';
import { weekFormTexts as texts } from './program-weeks.texts.ts';

type Props = {
  title: string;
  studentId: string;
  entry: DraftSubject;
  word: string | undefined;
  onChange: (change: (entry: DraftSubject) => DraftSubject) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Changes apply to the week immediately. */
export const EntryDialog = (props: Props) => {
  const { title, studentId, entry, word, onChange, onMove, onRemove, onClose } = props;
  return (
    <Modal title={title} onClose={onClose} footer={<Button onClick={onClose}>{texts.done}</Button>}>
      <Stack as="ol">
        <SubjectCard
          subject={entry}
          {...{ studentId, onChange, onMove, onRemove }}
          errors={word ? { topics: word } : {}}
          onExam={null}
          onDone={onClose}
        />
      </Stack>
    </Modal>
  );
};
