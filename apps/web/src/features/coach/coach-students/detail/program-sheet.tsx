import type { CoachProgram } from '@netlik/contract/coach/coach-programs';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { formatFullDay } from '../../../../formats/days.ts';
import { formatDuration } from '../../../../formats/durations.ts';
import { subjectName } from '../../../../study/subject-name.ts';
import { topicText } from '../../program-text.ts';
import styles from './program-sheet.module.css';

type Props = { program: CoachProgram; studentName: string; onDone: () => void };

/** A program on one A4 page: only on paper, and only while it is printed. */
export const ProgramSheet = ({ program, studentName, onDone }: Props) => {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const finish = () => done.current();
    addEventListener('afterprint', finish);
    print();
    return () => removeEventListener('afterprint', finish);
  }, []);
  return createPortal(
    <div className={styles.sheet} data-print-sheet>
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
              <td className={styles.time}>{subject.targetTime ? formatDuration(subject.targetTime) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {program.motivationNote && <p>{program.motivationNote}</p>}
    </div>,
    document.body,
  );
};
