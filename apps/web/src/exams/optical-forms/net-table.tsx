import { sumAnswers } from '@netlik/domain/exams/exam-attempts/attempt';
import { rowName } from '@netlik/domain/exams/exam-attempts/exam-rows';
import type { FormScore } from '@netlik/domain/exams/optical-forms/optical-form';
import { net } from '@netlik/domain/net';
import type { ExamKey } from '@netlik/domain/yks/exam-keys';
import { EXAMS } from '@netlik/domain/yks/exams';
import { formatExamNet } from '../../formats/numbers.ts';
import { Text } from '../../ui/layout/text.tsx';
import styles from './optical-forms.module.css';
import { opticalTexts as texts } from './optical-forms.texts.ts';

type Props = { exam: ExamKey; lines: FormScore['lines'] };

export const NetTable = ({ exam, lines }: Props) => {
  const row = (name: string, counts: ReturnType<typeof sumAnswers>, isTest: boolean) => (
    <Text as="tr" key={name} look={isTest ? 'plain semibold' : 'muted'}>
      <th scope="row">{name}</th>
      <td>{counts.correct}</td>
      <td>{counts.wrong}</td>
      <td>{counts.blank}</td>
      <td>{formatExamNet(net(counts.correct, counts.wrong))}</td>
    </Text>
  );
  return (
    <Text as="table" size="small" numbers full className={styles.nets}>
      <thead>
        <tr>
          {texts.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {EXAMS[exam].tests.flatMap(({ key }) => {
          const own = lines.filter(({ test }) => test === key);
          if (own.length === 0) return [];
          const subjects = own.length > 1 ? own : [];
          return [
            row(rowName(key), sumAnswers(own), true),
            ...subjects.map((line) => row(rowName(line.subject, line.part), line, false)),
          ];
        })}
      </tbody>
      <tfoot>{row(texts.total, sumAnswers(lines), true)}</tfoot>
    </Text>
  );
};
