import { formatDecimal } from '../formats/numbers.ts';

export const ratingTexts = {
  number: (stars: number) => formatDecimal(stars, 1, 1),
  outOfFive: '/ 5 yıldız',
};
