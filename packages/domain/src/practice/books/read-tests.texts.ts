export const readTestsTexts = {
  empty: 'Test listesi boş',
  tooMany: (max: number) => `Bir kitapta en fazla ${max} test olabilir`,
  range: (line: number) => `${line}. satırdaki test aralığı ters`,
  questions: (line: number, max: number) => `${line}. satırda soru sayısı 1 ile ${max} arasında olmalı`,
  name: (line: number, max: number) => `${line}. satırdaki ad en fazla ${max} karakter olabilir`,
  numbered: (number: number) => `Test ${number}`,
  ofTopic: (topic: string, number: number) => `${topic} ${number}`,
} as const;
