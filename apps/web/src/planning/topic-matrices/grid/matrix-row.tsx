import { cellKey, type MatrixColors } from '@netlik/domain/planning/topic-matrices/matrix';
import type { MatrixColor } from '@netlik/domain/planning/topic-matrices/values';
import { memo } from 'react';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { topicMatrixTexts as texts } from '../topic-matrices.texts.ts';
import styles from './matrix-grid.module.css';

/** One letter per colour, so that memo compares strings. */
const letters: Record<MatrixColor, string> = {
  white: '.',
  orange: 'o',
  blue: 'b',
  purple: 'p',
  red: 'r',
  green: 'g',
  gray: 'k',
};
export const colorOf = Object.fromEntries(
  Object.entries(letters).map(([color, letter]) => [letter, color]),
) as Record<string, MatrixColor>;

export const colorsOfRow = ({ cellColors, topicColors }: MatrixColors, row: number, days: number): string => {
  let text = letters[topicColors[row] ?? 'white'];
  for (let day = 1; day <= days; day += 1) text += letters[cellColors[cellKey(row, day)] ?? 'white'];
  return text;
};

export const colorsOfColumns = ({ columnColors }: MatrixColors, days: number): string => {
  let text = letters.white;
  for (let day = 1; day <= days; day += 1) text += letters[columnColors[day] ?? 'white'];
  return text;
};

export type Meanings = Record<MatrixColor, string>;

type Props = {
  topic: string;
  /** From `colorsOfRow`: the topic's colour, then those of the days. */
  colors: string;
  selected: string;
  /** The active day; null if another row is active. */
  active: number | null;
  today: number | null;
  activeId: string;
  meanings: Meanings;
  /** „%62”; empty if unknown. */
  mastery: string;
  /** „son 5 yılda 7 soru”; empty without a count. */
  asked: string;
};

/**
 * measured: rows compare strings and have no handlers, so that a key press repaints one row of a 39 × 31
 * grid.
 */
export const MatrixRow = memo((props: Props) => {
  const { topic, colors, selected, active, today, activeId, meanings, mastery, asked } = props;
  const place = (day: number) => {
    const color = colorOf[colors[day]!]!;
    const isPlan = today !== null && day > today && color !== 'white';
    return {
      'data-color': color === 'white' ? undefined : color,
      'aria-selected': selected[day] === '1',
      id: active === day ? activeId : undefined,
      'data-active': active === day || undefined,
      'data-plan': isPlan || undefined,
      meaning: color === 'white' ? undefined : isPlan ? texts.planned(meanings[color]) : meanings[color],
    };
  };
  const { meaning: topicMeaning, ...topicProps } = place(0);
  return (
    <tr>
      <th
        scope="row"
        className={styles.topic}
        {...topicProps}
        title={[topic, mastery && texts.mastery(mastery), asked].filter(Boolean).join(' · ')}
      >
        <Row as="span" gap="2" align="center" between>
          <Text as="span" truncate shrink>
            {topic}
          </Text>
          {mastery && (
            <Text as="span" size="tiny" weight="regular" noShrink numbers>
              <span className="visually-hidden">, {texts.masteryName} </span>
              {mastery}
            </Text>
          )}
        </Row>
        {topicMeaning && <span className="visually-hidden">, {topicMeaning}</span>}
      </th>
      {Array.from({ length: colors.length - 1 }, (_, index) => {
        const { meaning, ...props } = place(index + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day's identity is its position
          <td key={index} {...props} aria-label={meaning} />
        );
      })}
    </tr>
  );
});
