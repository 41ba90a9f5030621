import type { NewQuestionEntry, QuestionEntry } from '@netlik/contract/study/question-entries';
import { net } from '@netlik/domain/net';
import type { Unsent, WithPending } from '../../data/outbox/offline-rows.ts';
import { PendingBadge } from '../../data/outbox/pending-badge.tsx';
import { formatNet } from '../../formats/numbers.ts';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import styles from './question-entries.module.css';
import { useRemoveEntry } from './question-entries.queries.ts';
import { questionTexts as texts } from './question-entries.texts.ts';

type Row = QuestionEntry | NewQuestionEntry;

const Cells = ({ row, pendingState }: { row: Row } & Pick<WithPending<object>, 'pendingState'>) => (
  <>
    <th scope="row">
      <SubjectMark subject={row.subject} />
      {row.topic && (
        <Text as="span" size="tiny" weight="regular" className={styles.topic}>
          {row.topic}
        </Text>
      )}
      {row.note && (
        <Text as="span" tone="muted" size="tiny" weight="regular" className={styles.note}>
          {row.note}
        </Text>
      )}
      {row.planSubjectId && (
        <Text as="span" tone="muted" size="tiny" weight="regular" className={styles.note}>
          {texts.inPlan}
        </Text>
      )}
      {pendingState && (
        <span className={styles.mark}>
          <PendingBadge pendingState={pendingState} />
        </span>
      )}
    </th>
    <td>{row.correct ?? 0}</td>
    <td>{row.wrong ?? 0}</td>
    <td>{formatNet(net(row.correct ?? 0, row.wrong ?? 0))}</td>
  </>
);

type Props = {
  rows: readonly WithPending<QuestionEntry>[];
  /** New entries in the outbox. */
  unsent: readonly Unsent<NewQuestionEntry>[];
  onEdit: (entry: QuestionEntry) => void;
  onUnlink: (entry: QuestionEntry) => void;
};

export const QuestionTable = ({ rows, unsent, onEdit, onUnlink }: Props) => {
  const { send: remove } = useRemoveEntry();
  return (
    <Text as="table" size="small" full className={styles.table} aria-label={texts.entries}>
      <thead>
        <tr>
          <th scope="col">{texts.subject}</th>
          <th scope="col">{texts.correct}</th>
          <th scope="col">{texts.wrong}</th>
          <th scope="col">{texts.net}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {unsent.map(({ key, pendingState, row }) => (
          <tr key={key}>
            <Cells row={row} pendingState={pendingState} />
            <td />
          </tr>
        ))}
        {rows.map((row) => (
          <tr key={row._id}>
            <Cells row={row} pendingState={row.pendingState} />
            <td className={styles.menu}>
              <MenuButton
                label={texts.actions(subjectName(row.subject))}
                items={[
                  { label: texts.edit, onSelect: () => onEdit(row) },
                  ...(row.planSubjectId ? [{ label: texts.unlink, onSelect: () => onUnlink(row) }] : []),
                  { label: texts.remove, danger: true, onSelect: () => remove(row) },
                ]}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Text>
  );
};
