import {
  cellKey,
  DONE_COLOR,
  type MatrixColors,
  NO_COLORS,
} from '@netlik/domain/planning/topic-matrices/matrix';
import { MATRIX_COLORS, type MatrixColor } from '@netlik/domain/planning/topic-matrices/values';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { Meanings } from './grid/matrix-row.tsx';
import styles from './topic-list.module.css';
import { topicMatrixTexts as texts } from './topic-matrices.texts.ts';
import type { KnownTopics } from './use-known-topics.ts';

const LAST = 3;

const lastMarks = ({ cellColors }: MatrixColors, row: number, before: number) =>
  Array.from({ length: before - 1 }, (_, index) => index + 1)
    .map((day) => ({ day, color: cellColors[cellKey(row, day)] ?? 'white' }))
    .filter(({ color }) => color !== 'white')
    .slice(-LAST);

const nextColor = (color: MatrixColor): MatrixColor =>
  MATRIX_COLORS[(MATRIX_COLORS.indexOf(color) + 1) % MATRIX_COLORS.length]!;

type Props = {
  topics: readonly string[];
  colors: MatrixColors;
  meanings: Meanings;
  /** Null if the matrix has no such column. */
  today: number | null;
  dayCount: number;
  canEdit: boolean;
  onChange: (changes: MatrixColors) => void;
  known: KnownTopics;
};

type RowProps = Omit<Props, 'topics'> & { topic: string; row: number };

const TopicRow = ({ topic, row, colors, meanings, today, dayCount, canEdit, onChange, known }: RowProps) => {
  const { mastery, asked } = known(topic);
  const marks = lastMarks(colors, row, today ?? dayCount + 1);
  const now = today === null ? 'white' : (colors.cellColors[cellKey(row, today)] ?? 'white');
  const content = (
    <>
      <Stack as="span" grow>
        <Text as="span" weight="medium" lines={2}>
          {topic}
        </Text>
        {(mastery || asked) && (
          <Text as="span" tone="muted" size="tiny" numbers>
            {[mastery && texts.mastery(mastery), asked].filter(Boolean).join(' · ')}
          </Text>
        )}
        {now !== 'white' && (
          <Text as="span" tone="muted" size="tiny">
            {texts.markedToday(meanings[now])}
          </Text>
        )}
      </Stack>
      <Row as="span" gap="1">
        {marks.map(({ day, color }) => (
          <Stack
            as="span"
            center
            size="tiny"
            weight="bold"
            key={day}
            className={styles.mark}
            data-color={color}
          >
            <span className="visually-hidden">{texts.markedOn(day, meanings[color])}</span>
          </Stack>
        ))}
      </Row>
      {today !== null && (canEdit || now !== 'white') && (
        <Stack as="span" center weight="bold" noShrink className={styles.mark} data-color={now}>
          {now === 'white' && <span className="visually-hidden">{texts.markedToday(meanings.white)}</span>}
        </Stack>
      )}
    </>
  );
  const layout = { gap: '3', align: 'center', text: 'start', full: true, className: styles.row } as const;
  return (
    <li>
      {canEdit && today !== null ? (
        <Row
          as="button"
          type="button"
          {...layout}
          onClick={() => onChange({ ...NO_COLORS, cellColors: { [cellKey(row, today)]: nextColor(now) } })}
        >
          {content}
        </Row>
      ) : (
        <Row {...layout}>{content}</Row>
      )}
    </li>
  );
};

/** A tap advances today's mark. Completed topics are collapsed. */
export const TopicList = ({ topics, ...rest }: Props) => {
  const rows = topics.map((topic, row) => ({
    topic,
    row,
    isDone: rest.colors.topicColors[row] === DONE_COLOR,
  }));
  const done = rows.filter(({ isDone }) => isDone);
  const list = (of: typeof rows) => (
    <ul>
      {of.map(({ topic, row }) => (
        <TopicRow key={topic} topic={topic} row={row} {...rest} />
      ))}
    </ul>
  );
  return (
    <Stack gap="2" data-tour="topic-matrix-grid">
      <Text tone="muted" size="small" numbers>
        {texts.doneOf(done.length, topics.length)}
        {rest.canEdit && rest.today !== null && ` · ${texts.tapHint}`}
      </Text>
      <FillBar fill={done.length / topics.length} />
      {list(rows.filter(({ isDone }) => !isDone))}
      {done.length > 0 && (
        <details>
          <Text as="summary" tone="muted" size="small" minTouchTarget>
            {texts.doneFold(done.length)}
          </Text>
          {list(done)}
        </details>
      )}
    </Stack>
  );
};
