import type { ClassMap, ClassTopic } from '@netlik/contract/coaching/class-map';
import { formatDay } from '../../formats/days.ts';
import { formatShare } from '../../formats/numbers.ts';
import { PrintSheet } from '../../ui/layout/print-sheet.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import styles from './class-map.module.css';
import { classMapTexts as texts } from './class-map.texts.ts';

/** The number of students that fit beside the topics on an A4 page. */
const COLUMNS = 20;

type SheetProps = { map: ClassMap; figure: Figure; onDone: () => void };

export const ClassSheet = ({ map, figure, onDone }: SheetProps) => {
  const parts = Array.from({ length: Math.ceil(map.students.length / COLUMNS) }, (_, at) =>
    map.students.slice(at * COLUMNS, (at + 1) * COLUMNS),
  );
  return (
    <PrintSheet onDone={onDone}>
      <div className={styles.sheet}>
        <h1>
          {texts.title} · {texts.figures[figure]}
        </h1>
        <p>
          {formatDay(map.from)} – {formatDay(map.to)} ·{' '}
          {texts.sum(map.exams, map.topicCount, map.students.length)}
        </p>
        {parts.map((students) => (
          <ClassTable key={students[0]!.studentId} map={{ ...map, students }} figure={figure} />
        ))}
      </div>
    </PrintSheet>
  );
};

export type Figure = 'wrong' | 'mastery';
type Cell = ClassTopic['cells'][number];

const figureOf = ({ wrong, mastery }: Cell, figure: Figure) => {
  if (figure === 'wrong') return wrong > 0 ? wrong : '·';
  return mastery === null ? '' : formatShare(mastery);
};
const toneOf = ({ wrong, needs }: Cell) => (needs ? 'need' : wrong > 0 ? 'wrong' : 'known');

type TableProps = { map: ClassMap; figure: Figure; onTopic?: (topic: ClassTopic) => void };

/** Head and first column are sticky. Without `onTopic` it is the printed version. */
export const ClassTable = ({ map: { students, topics }, figure, onTopic }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
  <section className={styles.scroll} aria-label={texts.list} tabIndex={0}>
    <Text as="table" size="small" numbers className={styles.table}>
      <caption className="visually-hidden">{texts.list}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.topic}</th>
          <th scope="col" className={styles.student}>
            <span>{texts.needs}</span>
          </th>
          {students.map(({ studentId, studentName }) => (
            <th key={studentId} scope="col" className={styles.student}>
              <span>{studentName}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => {
          const cells = new Map(topic.cells.map((cell) => [cell.studentId, cell]));
          return (
            <tr key={`${topic.subject}/${topic.topic}`}>
              <th scope="row">
                {onTopic ? (
                  <button
                    type="button"
                    className={styles.topic}
                    title={texts.openTopic(topic.topic)}
                    onClick={() => onTopic(topic)}
                  >
                    {topic.topic}
                  </button>
                ) : (
                  topic.topic
                )}
                <Text as="span" tone="muted" size="tiny">
                  {subjectName(topic.subject)} · {texts.wrongCount(topic.wrong)}
                </Text>
              </th>
              <td>{topic.needs}</td>
              {students.map(({ studentId }) => {
                const cell = cells.get(studentId);
                return cell ? (
                  <td
                    key={studentId}
                    className={styles.tone}
                    data-tone={toneOf(cell)}
                    title={onTopic && texts.cell(cell.wrong, cell.mastery)}
                  >
                    {figureOf(cell, figure)}
                  </td>
                ) : (
                  <td key={studentId} />
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </Text>
  </section>
);

type CardsProps = { topics: readonly ClassTopic[]; onTopic: (topic: ClassTopic) => void };

export const TopicCards = ({ topics, onTopic }: CardsProps) => (
  <Stack as="ul" gap="3" divided aria-label={texts.list}>
    {topics.map((topic) => (
      <li key={`${topic.subject}/${topic.topic}`}>
        <Stack
          as="button"
          type="button"
          gap="1"
          full
          minTouchTarget
          text="start"
          onClick={() => onTopic(topic)}
        >
          <Row as="span" gap="2" align="center" between>
            <Text as="span" weight="semibold" wrapAnywhere shrink>
              {topic.topic}
            </Text>
            <Tag {...(topic.needs > 0 ? { tone: 'warning' } : {})}>{texts.needCount(topic.needs)}</Tag>
          </Row>
          <Text as="span" tone="muted" size="small" numbers>
            {subjectName(topic.subject)} · {texts.wrongCount(topic.wrong)}
          </Text>
        </Stack>
      </li>
    ))}
  </Stack>
);
