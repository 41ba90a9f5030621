import type { StudySession } from '@netlik/contract/study/study-sessions';
import { completionBand } from '@netlik/domain/study/bands';
import { formatNet, formatPercent } from '../../formats/numbers.ts';
import { Text } from '../../ui/layout/text.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import styles from './question-entries.module.css';
import { questionTexts as texts } from './question-entries.texts.ts';

const bandColours = { excellent: 'success', good: 'primary', fair: 'muted', poor: 'muted' } as const;

export const SessionQuestions = ({ sessions }: { sessions: readonly StudySession[] }) => (
  <Text as="table" size="small" full className={styles.table} aria-label={texts.sessions}>
    <thead>
      <tr>
        <th scope="col">{texts.subject}</th>
        <th scope="col">{texts.correct}</th>
        <th scope="col">{texts.wrong}</th>
        <th scope="col">{texts.blank}</th>
        <th scope="col">{texts.net}</th>
      </tr>
    </thead>
    <tbody>
      {sessions.map(({ _id, subject, questionStats: stats }) =>
        stats === null ? null : (
          <tr key={_id}>
            <th scope="row">
              <SubjectMark subject={subject} />
              {stats.completionRate !== null && (
                <Text
                  as="span"
                  tone={bandColours[completionBand(stats.completionRate)]}
                  size="tiny"
                  weight="regular"
                  className={styles.band}
                >
                  {texts.target} {stats.targetQuestions} · {formatPercent(stats.completionRate)}
                </Text>
              )}
            </th>
            <td>{stats.correctAnswers}</td>
            <td>{stats.wrongAnswers}</td>
            <td>{stats.blankAnswers}</td>
            <td>{formatNet(stats.netScore)}</td>
          </tr>
        ),
      )}
    </tbody>
  </Text>
);
