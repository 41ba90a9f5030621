export const topicHistoryTexts = {
  recent: (years: number, questions: number) =>
    questions === 0 ? `son ${years} yılda soru gelmedi` : `son ${years} yılda ${questions} soru`,
  shared: (others: readonly string[]) =>
    others.length > 2
      ? `${others.slice(0, 2).join(', ')} ve ${others.length - 2} konuyla birlikte`
      : `${others.join(', ')} ile birlikte`,
  uncounted: 'sayım yok',
  byYear: 'Yıllara göre soru sayısı',
  year: 'Yıl',
  questions: 'Soru',
  unofficial: 'sayım, resmî değil',
};
