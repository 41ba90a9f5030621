export const feedTexts = {
  name: 'Netlik',
  plan: (subjects: string) => `Plan: ${subjects}`,
  questions: (count: number) => `${count} soru`,
  minutes: (count: number) => `${count} dk`,
  attempt: (exam: string | null, source: string) =>
    `${exam ? `${exam} denemesi` : 'Branş denemesi'}: ${source}`,
  exam: (part: string, official: boolean) => `${part} sınavı${official ? '' : ' (tahmini tarih)'}`,
  meeting: 'Koçunla görüşme',
  meetingWith: (name: string) => (name ? `Görüşme: ${name}` : 'Öğrenci görüşmesi'),
  done: (title: string) => `✓ ${title}`,
};
