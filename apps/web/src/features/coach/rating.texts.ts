export const ratingTexts = {
  number: (stars: number) =>
    stars.toLocaleString('tr', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  outOfFive: '/ 5 yıldız',
};
