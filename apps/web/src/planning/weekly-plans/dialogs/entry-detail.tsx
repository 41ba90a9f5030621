import type { WeeklyEntry } from '@netlik/contract/planning/weekly-plans';
import { TopicAsked } from '../../../study/topic-facts/topic-asked.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { MarkdownView } from '../../../ui/markdown/markdown-view.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { dayNames, entryTitle, entryTexts as texts, typeNames } from '../weekly-plans.texts.ts';
import styles from './dialogs.module.css';

type Props = {
  entry: WeeklyEntry;
  onDone: (isDone: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
  onClose: () => void;
};

export const EntryDetail = ({ entry, onDone, onEdit, onRemove, onClose }: Props) => {
  const isDone = entry.status === 'completed';
  return (
    <Modal
      title={entryTitle(entry)}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onRemove}>
            {texts.remove}
          </Button>
          <Button look="line" onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button data-first onClick={() => onDone(!isDone)}>
            {isDone ? texts.markUndone : texts.markDone}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <SubjectMark subject={entry.subject} />
        <Grid as="dl" gap="1 4" className={styles.facts}>
          <dt>{texts.day}</dt>
          <dd>{dayNames[entry.day]}</dd>
          <dt>{texts.type}</dt>
          <dd>{typeNames[entry.type]}</dd>
          {entry.topic && (
            <>
              <dt>{texts.topic}</dt>
              <dd>
                {entry.topic}
                <TopicAsked subject={entry.subject} topic={entry.topic} />
              </dd>
            </>
          )}
          {entry.suggestion && (
            <>
              <dt>{texts.suggestion}</dt>
              <dd>{entry.suggestion}</dd>
            </>
          )}
        </Grid>
        {entry.notes && (
          <section aria-label={texts.notes}>
            <MarkdownView text={entry.notes} />
          </section>
        )}
      </Stack>
    </Modal>
  );
};
