import type { Advanced } from '@netlik/contract/study/analytics';
import type { CSSProperties } from 'react';
import { formatDuration } from '../../../formats/durations.ts';
import { formatDecimal } from '../../../formats/numbers.ts';
import { ScrollTable } from '../../../ui/charts/scroll-table.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { subjectColour } from '../../../ui/subjects/subject-colour.ts';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { advancedTexts as texts } from './advanced.texts.ts';
import styles from './panel.module.css';

type Subjects = Advanced['subjectStats'];

const answersOf = ({ correctAnswers, wrongAnswers, blankAnswers }: Subjects[number]): string =>
  correctAnswers + wrongAnswers + blankAnswers === 0
    ? '–'
    : `${correctAnswers}/${wrongAnswers}/${blankAnswers}`;

export const SubjectBars = ({ subjects }: { subjects: Subjects }) => {
  const sorted = subjects.toSorted((a, b) => b.totalTime - a.totalTime);
  const longest = Math.max(...sorted.map(({ totalTime }) => totalTime), 1);
  const { subjectColumns: columns } = texts;
  return (
    <Stack as="section" gap="3" justify="start" shrink>
      <Text as="h3" size="body">
        {texts.subjects}
      </Text>
      <ScrollTable label={texts.subjects}>
        <thead>
          <tr>
            <th scope="col">{columns.subject}</th>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.sessions}</th>
            <th scope="col">{columns.quality}</th>
            <th scope="col">{columns.answers}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.subject}>
              <th scope="row">{subjectName(row.subject)}</th>
              <td className={styles.drawn}>
                <span
                  className={styles.length}
                  style={
                    {
                      '--share': row.totalTime / longest,
                      background: subjectColour(row.subject),
                    } as CSSProperties
                  }
                />
                <span>{formatDuration(row.totalTime)}</span>
              </td>
              <td>{row.sessionCount}</td>
              <td>{row.avgQuality === null ? '–' : formatDecimal(row.avgQuality, 1, 1)}</td>
              <td>{answersOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Stack>
  );
};
