export const nextTestTexts = {
  next: (test: string, book: string, questions: number) =>
    `Sıradaki test: ${test} · ${book} (${questions} soru)`,
  named: (test: string, book: string) => `${book}, ${test}`,
  shelf: 'Kitaplarım',
  take: 'Açıklamaya yaz',
} as const;
