import type { CoachProgram } from '@netlik/contract/coach/coach-programs';
import { formatFullDay } from '../../../../formats/days.ts';
import { formatDuration } from '../../../../formats/durations.ts';
import { subjectName } from '../../../../study/subject-name.ts';
import { PrintSheet } from '../../../../ui/layout/print-sheet.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { topicText } from '../../program-text.ts';
import styles from './program-sheet.module.css';

type Props = { program: CoachProgram; studentName: string; onDone: () => void };

/** A program on one A4 page. */
export const ProgramSheet = ({ program, studentName, onDone }: Props) => (
  <PrintSheet onDone={onDone}>
    <Text as="div" look="body" className={styles.program}>
      <h1>{program.title}</h1>
      <p>
        {studentName} · {formatFullDay(program.date)}
      </p>
      <table>
        <tbody>
          {program.subjects.map((subject) => (
            <tr key={subject._id}>
              <td className={styles.box}>☐</td>
              <td>
                <strong>{subjectName(subject.subject)}</strong>
                <br />
                {subject.description}
                {subject.topicsDetailed.length > 0 && (
                  <ul>
                    {subject.topicsDetailed.map((topic) => (
                      <li key={topic.topic}>– {topicText(topic)}</li>
                    ))}
                  </ul>
                )}
              </td>
              <Text as="td" text="end" nowrap>
                {subject.targetTime ? formatDuration(subject.targetTime) : ''}
              </Text>
            </tr>
          ))}
        </tbody>
      </table>
      {program.motivationNote && <p>{program.motivationNote}</p>}
    </Text>
  </PrintSheet>
);
