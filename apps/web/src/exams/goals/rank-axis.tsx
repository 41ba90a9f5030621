import type { GoalProgramme } from '@netlik/contract/exams/estimates';
import { formatCount } from '../../formats/numbers.ts';
import { Range } from '../../ui/charts/range.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { estimatedRank } from '../estimates/ranks.texts.ts';
import { axisTexts as texts } from './goals.texts.ts';
import styles from './rank-axis.module.css';

/** Padding at both ends, as a factor of the rank. */
const MARGIN = 1.25;

type Props = Pick<GoalProgramme, 'ranks' | 'range'>;

/** Shows the student's range as a band and the programme's ranks as marks; better ranks are further right. */
export const RankAxis = ({ ranks, range }: Props) => {
  const newest = ranks[0];
  if (!newest) return null;
  const all = [...ranks.map(({ rank }) => rank), ...(range ? [range.best, range.worst] : [])];
  const [front, back] = [Math.min(...all) / MARGIN, Math.max(...all) * MARGIN];
  // Logarithmic, because ranks are sparse at the front and dense at the back.
  const place = (rank: number) => Math.log(back / rank) / Math.log(back / front);
  const marks = ranks.map(({ rank }) => rank);
  const [first, last] = [Math.min(...marks), Math.max(...marks)];
  return (
    <div>
      <Range
        from={range ? place(range.worst) : 0}
        to={range ? place(range.best) : 0}
        ticks={ranks.map(({ rank }) => ({ at: place(rank), main: rank === newest.rank }))}
      />
      <Row gap="1 4" between wrap tone="muted" size="tiny" numbers>
        {range && (
          <Text as="span" className={styles.own}>
            {texts.own(estimatedRank(range.best), estimatedRank(range.worst))}
          </Text>
        )}
        <Text as="span" className={styles.ranks}>
          {first === last
            ? texts.rank(formatCount(first))
            : texts.ranks(formatCount(first), formatCount(last))}
        </Text>
      </Row>
    </div>
  );
};
