import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { formatFullDay } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { PrintSheet } from '../../../ui/layout/print-sheet.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { topicText } from '../../program-text.ts';
import styles from './program-sheet.module.css';
import { programTexts as texts } from './student-detail.texts.ts';

const Subjects = ({ program }: { program: CoachProgram }) => (
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
            {[
              subject.targetTime && formatDuration(subject.targetTime),
              subject.targetQuestions && texts.questions(subject.targetQuestions),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </tr>
      ))}
    </tbody>
  </table>
);

type Props = { programs: readonly CoachProgram[]; studentName: string; onDone: () => void };

/** Fits a program, or a week of them, on A4. */
export const ProgramSheet = ({ programs, studentName, onDone }: Props) => (
  <PrintSheet onDone={onDone}>
    {programs.map((program, at) => (
      <Text key={program._id} as="div" size="body" className={styles.program}>
        {at === 0 && programs.length > 1 && <h1>{studentName}</h1>}
        {programs.length > 1 ? <h2>{program.title}</h2> : <h1>{program.title}</h1>}
        <p>
          {[programs.length > 1 ? '' : studentName, formatFullDay(program.date)].filter(Boolean).join(' · ')}
        </p>
        <Subjects program={program} />
        {program.motivationNote && <p>{program.motivationNote}</p>}
      </Text>
    ))}
  </PrintSheet>
);
