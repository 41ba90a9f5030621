import { sumAnswers } from '@netlik/domain/exams/exam-attempts/attempt';
import { net } from '@netlik/domain/net';
import type { KeyboardEvent } from 'react';
import { formatExamNet } from '../../../formats/numbers.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { type Answers, type Draft, EMPTY_ANSWERS, type FilledRow, onlyDigits } from './draft.ts';
import styles from './drawer.module.css';
import { drawerTexts as texts } from './drawer.texts.ts';

/** Enter moves to the next box, as on a number pad; in the last one it saves. */
const focusNextBox = (event: KeyboardEvent<HTMLTableElement>, onLast: () => void) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
  const next = boxes[boxes.indexOf(event.target as HTMLInputElement) + 1];
  if (next) next.select();
  else onLast();
};

type RowProps = {
  row: FilledRow;
  answers: Answers;
  error: string | undefined;
  first: boolean;
  onAnswers: (key: string, answers: Answers) => void;
};

const CountBox = ({ row, answers, error, first, onAnswers, name }: RowProps & { name: keyof Answers }) => (
  <td>
    <input
      className={styles.count}
      value={answers[name]}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      data-first={first || undefined}
      aria-label={texts.of(row.name, texts[name])}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `error-${row.key}`}
      onChange={({ currentTarget }) =>
        onAnswers(row.key, { ...answers, [name]: onlyDigits(currentTarget.value) })
      }
    />
  </td>
);

const AnswerRow = (props: RowProps) => {
  const { row, error } = props;
  const { key, name, typed, correct, wrong, blank, questionCount } = row;
  return (
    <tr data-untyped={!typed || undefined}>
      <th scope="row">
        {name}
        {questionCount !== null && (
          <Text tone="muted" size="tiny" weight="regular">
            {row.approximate ? texts.about(questionCount) : texts.questions(questionCount)}
          </Text>
        )}
        {error !== undefined && (
          <Text id={`error-${key}`} tone="danger" size="tiny" weight="medium">
            {error}
          </Text>
        )}
      </th>
      <CountBox {...props} name="correct" />
      <CountBox {...props} name="wrong" first={false} />
      {questionCount === null ? (
        <CountBox {...props} name="blank" first={false} />
      ) : (
        <td>{typed ? blank : '–'}</td>
      )}
      <td>{typed ? formatExamNet(net(correct, wrong)) : '–'}</td>
    </tr>
  );
};

type Props = {
  draft: Draft;
  rows: readonly FilledRow[];
  /** Keyed by row. */
  errors: ReadonlyMap<string, string>;
  onAnswers: (key: string, answers: Answers) => void;
  onLast: () => void;
};

export const AnswerGrid = ({ draft, rows, errors, onAnswers, onLast }: Props) => {
  const { correct, wrong, blank } = sumAnswers(rows.filter(({ typed }) => typed));
  return (
    <Text
      as="table"
      size="small"
      numbers
      full
      className={styles.answers}
      onKeyDown={(event) => focusNextBox(event, onLast)}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.branch}</span>
          </th>
          <th scope="col">{texts.correct}</th>
          <th scope="col">{texts.wrong}</th>
          <th scope="col">{texts.blank}</th>
          <th scope="col">{texts.net}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <AnswerRow
            key={row.key}
            row={row}
            answers={draft.answers[row.key] ?? EMPTY_ANSWERS}
            error={errors.get(row.key)}
            first={index === 0}
            onAnswers={onAnswers}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{correct}</td>
          <td>{wrong}</td>
          <td>{blank}</td>
          <td className={styles.total} aria-live="polite">
            {formatExamNet(net(correct, wrong))}
          </td>
        </tr>
      </tfoot>
    </Text>
  );
};
