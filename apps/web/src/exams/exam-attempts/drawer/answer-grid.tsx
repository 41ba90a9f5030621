import { sumAnswers } from '@netlik/domain/exams/exam-attempts/attempt';
import { net } from '@netlik/domain/net';
import type { KeyboardEvent } from 'react';
import { formatExamNet } from '../../../formats/numbers.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { type Answers, type Draft, EMPTY_ANSWERS, type FilledRow, onlyDigits } from './draft.ts';
import styles from './drawer.module.css';
import { drawerTexts as texts } from './drawer.texts.ts';

type Props = {
  draft: Draft;
  rows: readonly FilledRow[];
  /** Keyed by row. */
  errors: ReadonlyMap<string, string>;
  onAnswers: (key: string, answers: Answers) => void;
  onLast: () => void;
};

/** Enter moves to the next box, as on a number pad; in the last one it saves. */
const focusNextBox = (event: KeyboardEvent<HTMLTableElement>, onLast: () => void) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
  const next = boxes[boxes.indexOf(event.target as HTMLInputElement) + 1];
  if (next) next.select();
  else onLast();
};

export const AnswerGrid = ({ draft, rows, errors, onAnswers, onLast }: Props) => {
  const { correct, wrong, blank } = sumAnswers(rows.filter(({ typed }) => typed));
  const field = (row: FilledRow, name: keyof Answers, label: string, first = false) => {
    const answers = draft.answers[row.key] ?? EMPTY_ANSWERS;
    return (
      <td>
        <input
          className={styles.count}
          value={answers[name]}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          data-first={first || undefined}
          aria-label={texts.of(row.name, label)}
          aria-invalid={errors.has(row.key)}
          aria-describedby={errors.has(row.key) ? `error-${row.key}` : undefined}
          onChange={({ currentTarget }) =>
            onAnswers(row.key, { ...answers, [name]: onlyDigits(currentTarget.value) })
          }
        />
      </td>
    );
  };
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
          <tr key={row.key} data-untyped={!row.typed || undefined}>
            <th scope="row">
              {row.name}
              {row.questionCount !== null && (
                <span className={styles.size}>
                  {row.approximate ? texts.about(row.questionCount) : texts.questions(row.questionCount)}
                </span>
              )}
              {errors.has(row.key) && (
                <span id={`error-${row.key}`} className={styles.error}>
                  {errors.get(row.key)}
                </span>
              )}
            </th>
            {field(row, 'correct', texts.correct, index === 0)}
            {field(row, 'wrong', texts.wrong)}
            {row.questionCount === null ? (
              field(row, 'blank', texts.blank)
            ) : (
              <td>{row.typed ? row.blank : '–'}</td>
            )}
            <td className={styles.net}>{row.typed ? formatExamNet(net(row.correct, row.wrong)) : '–'}</td>
          </tr>
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
