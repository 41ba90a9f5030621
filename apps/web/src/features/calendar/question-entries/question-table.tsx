import type { QuestionEntry } from '@netlik/contract/question-entries';
import { net } from '@netlik/domain/net';
import { WaitMark } from '../../../outbox/wait-mark.tsx';
import type { Shown } from '../../../outbox/waiting-changes.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { MenuButton } from '../../../ui/overlays/menu.tsx';
import { countTexts as counts } from '../calendar.texts.ts';
import { SubjectMark } from '../subject-mark.tsx';
import styles from './question-entries.module.css';
import { questionTexts as texts } from './question-entries.texts.ts';
import { removeQuestions } from './question-entries.writes.ts';
import type { WaitingEntry } from './waiting-entries.ts';

type Row = Omit<QuestionEntry, '_id' | 'date'>;

const Cells = ({ row, waits }: { row: Row } & Pick<Shown<object>, 'waits'>) => (
  <>
    <th scope="row">
      <SubjectMark subject={row.subject} />
      {row.topic && <span className={styles.topic}>{row.topic}</span>}
      {row.note && <span className={styles.note}>{row.note}</span>}
      {waits && (
        <span className={styles.mark}>
          <WaitMark waits={waits} />
        </span>
      )}
    </th>
    <td>{row.correct}</td>
    <td>{row.wrong}</td>
    <td>{counts.net(net(row.correct, row.wrong))}</td>
  </>
);

type Props = {
  rows: readonly Shown<QuestionEntry>[];
  /** Kept on this device, not yet at the server. */
  waiting: readonly WaitingEntry[];
  onEdit: (entry: QuestionEntry) => void;
};

export const QuestionTable = ({ rows, waiting, onEdit }: Props) => (
  <table className={styles.table} aria-label={texts.entries}>
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
      {waiting.map(({ key, failed, row }) => (
        <tr key={key} className={styles.waiting}>
          <Cells row={row} waits={failed ? 'failed' : 'waiting'} />
          <td />
        </tr>
      ))}
      {rows.map((row) => (
        <tr key={row._id}>
          <Cells row={row} waits={row.waits} />
          <td className={styles.menu}>
            <MenuButton
              label={texts.actions(subjectName(row.subject))}
              items={[
                { label: texts.edit, onSelect: () => onEdit(row) },
                { label: texts.remove, danger: true, onSelect: () => removeQuestions(row) },
              ]}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
