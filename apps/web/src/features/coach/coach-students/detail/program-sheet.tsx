import type { CoachProgram } from '@netlik/contract/coach/coach-programs';
import type { StudyDay } from '@netlik/domain/study-day';
import { subjectName } from '../../../../study/subject-name.ts';
import { minutesText } from '../../../../ui/formats/minutes-text.ts';
import { PrintSheet } from '../../../../ui/layout/print-sheet.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { fullDayText } from '../../../../ui/pickers/calendar.ts';
import { topicText } from '../../program-text.ts';
import styles from './program-sheet.module.css';

type Props = { program: CoachProgram; studentName: string; onDone: () => void };

/** A program on one A4 page. */
export const ProgramSheet = ({ program, studentName, onDone }: Props) => (
  <PrintSheet onDone={onDone}>
    <Text as="div" look="body" className={styles.program}>
      <h1>{program.title}</h1>
      <p>
        {studentName} · {fullDayText(program.date as StudyDay)}
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
                {subject.targetTime ? minutesText(subject.targetTime) : ''}
              </Text>
            </tr>
          ))}
        </tbody>
      </table>
      {program.motivationNote && <p>{program.motivationNote}</p>}
    </Text>
  </PrintSheet>
);
