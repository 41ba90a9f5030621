import { Tag } from '../ui/states/tag.tsx';
import { ratingTexts as texts } from './rating.texts.ts';

/** The specification's thresholds: 4 and above good, 3 and above fair, below 3 low. */
const tone = (stars: number) => (stars >= 4 ? 'success' : stars >= 3 ? 'primary' : 'warning');

/** Shows a dash without ratings. */
export const Rating = ({ stars }: { stars: number | null }) =>
  stars === null ? (
    <>–</>
  ) : (
    <Tag tone={tone(stars)}>
      <span aria-hidden="true">★&nbsp;</span>
      {texts.number(stars)}
      <span className="visually-hidden"> {texts.outOfFive}</span>
    </Tag>
  );
