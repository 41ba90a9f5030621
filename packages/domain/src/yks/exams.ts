import type { ExamKey, TestKey } from './exam-keys.ts';
import { FIELDS, type FieldType } from './fields.ts';
import type { SubjectKey } from './subject-keys.ts';

/** Questions of one subject in a test; Tarih and others have parts in two tests. */
export interface TestPart {
  readonly subjectKey: SubjectKey;
  readonly name: string;
  readonly questionCount: number;
  readonly partKey?: 'tarih_1' | 'tarih_2' | 'cografya_1' | 'cografya_2';
  /** ÖSYM publishes only the test's total; the split follows recent years. */
  readonly approximate?: true;
  readonly alternative?: string;
}

export interface ExamTest {
  readonly key: TestKey;
  readonly name: string;
  readonly questionCount: number;
  /** Candidates take only one of the parts, so they do not add up. */
  readonly oneSubjectOnly?: true;
  readonly parts: readonly TestPart[];
}

export interface Exam {
  readonly key: ExamKey;
  readonly name: string;
  readonly mandatory: boolean;
  readonly sessionSlot: string;
  readonly minutes: number;
  /** The whole booklet, of which a field answers half in AYT. */
  readonly questionCount: number;
  readonly optionsPerQuestion: number;
  readonly tests: readonly ExamTest[];
}

/** From the ÖSYM guides of 2022 to 2026. */
export const EXAMS: Readonly<Record<ExamKey, Exam>> = {
  TYT: {
    key: 'TYT',
    name: 'Temel Yeterlilik Testi',
    mandatory: true,
    sessionSlot: 'Cumartesi 10.15',
    minutes: 165,
    questionCount: 120,
    optionsPerQuestion: 5,
    tests: [
      {
        key: 'tyt_turkce',
        name: 'Türkçe Testi',
        questionCount: 40,
        parts: [{ subjectKey: 'turkce', name: 'Türkçe', questionCount: 40 }],
      },
      {
        key: 'tyt_sosyal',
        name: 'Sosyal Bilimler Testi',
        questionCount: 20,
        parts: [
          { subjectKey: 'tarih', name: 'Tarih', questionCount: 5 },
          { subjectKey: 'cografya', name: 'Coğrafya', questionCount: 5 },
          { subjectKey: 'felsefe', name: 'Felsefe', questionCount: 5 },
          {
            subjectKey: 'din_kultur',
            name: 'Din Kültürü ve Ahlak Bilgisi',
            questionCount: 5,
            alternative: 'Zorunlu DKAB dersini almayan adaylar bunun yerine 5 ilave felsefe sorusu cevaplar.',
          },
        ],
      },
      {
        key: 'tyt_matematik',
        name: 'Temel Matematik Testi',
        questionCount: 40,
        parts: [
          { subjectKey: 'matematik', name: 'Matematik', questionCount: 30, approximate: true },
          { subjectKey: 'geometri', name: 'Geometri', questionCount: 10, approximate: true },
        ],
      },
      {
        key: 'tyt_fen',
        name: 'Fen Bilimleri Testi',
        questionCount: 20,
        parts: [
          { subjectKey: 'fizik', name: 'Fizik', questionCount: 7 },
          { subjectKey: 'kimya', name: 'Kimya', questionCount: 7 },
          { subjectKey: 'biyoloji', name: 'Biyoloji', questionCount: 6 },
        ],
      },
    ],
  },
  AYT: {
    key: 'AYT',
    name: 'Alan Yeterlilik Testleri',
    mandatory: false,
    sessionSlot: 'Pazar 10.15',
    minutes: 180,
    questionCount: 160,
    optionsPerQuestion: 5,
    tests: [
      {
        key: 'ayt_edebiyat_sosyal1',
        name: 'Türk Dili ve Edebiyatı-Sosyal Bilimler-1 Testi',
        questionCount: 40,
        parts: [
          { subjectKey: 'edebiyat', name: 'Türk Dili ve Edebiyatı', questionCount: 24 },
          { subjectKey: 'tarih_ayt', name: 'Tarih-1', questionCount: 10, partKey: 'tarih_1' },
          { subjectKey: 'cografya_ayt', name: 'Coğrafya-1', questionCount: 6, partKey: 'cografya_1' },
        ],
      },
      {
        key: 'ayt_sosyal2',
        name: 'Sosyal Bilimler-2 Testi',
        questionCount: 40,
        parts: [
          { subjectKey: 'tarih_ayt', name: 'Tarih-2', questionCount: 11, partKey: 'tarih_2' },
          { subjectKey: 'cografya_ayt', name: 'Coğrafya-2', questionCount: 11, partKey: 'cografya_2' },
          { subjectKey: 'felsefe_ayt', name: 'Felsefe Grubu', questionCount: 12 },
          {
            subjectKey: 'din_kultur_ayt',
            name: 'Din Kültürü ve Ahlak Bilgisi',
            questionCount: 6,
            alternative:
              'Zorunlu DKAB dersini almayan adaylar bunun yerine 6 ilave felsefe grubu sorusu cevaplar.',
          },
        ],
      },
      {
        key: 'ayt_matematik',
        name: 'Matematik Testi',
        questionCount: 40,
        parts: [{ subjectKey: 'matematik_ayt', name: 'Matematik', questionCount: 40 }],
      },
      {
        key: 'ayt_fen',
        name: 'Fen Bilimleri Testi',
        questionCount: 40,
        parts: [
          { subjectKey: 'fizik_ayt', name: 'Fizik', questionCount: 14 },
          { subjectKey: 'kimya_ayt', name: 'Kimya', questionCount: 13 },
          { subjectKey: 'biyoloji_ayt', name: 'Biyoloji', questionCount: 13 },
        ],
      },
    ],
  },
  YDT: {
    key: 'YDT',
    name: 'Yabancı Dil Testi',
    mandatory: false,
    sessionSlot: 'Pazar 15.45',
    minutes: 120,
    questionCount: 80,
    optionsPerQuestion: 5,
    tests: [
      {
        key: 'ydt',
        name: 'Yabancı Dil Testi',
        questionCount: 80,
        oneSubjectOnly: true,
        parts: [
          { subjectKey: 'ingilizce', name: 'İngilizce', questionCount: 80 },
          { subjectKey: 'almanca', name: 'Almanca', questionCount: 80 },
          { subjectKey: 'fransizca', name: 'Fransızca', questionCount: 80 },
          { subjectKey: 'arapca', name: 'Arapça', questionCount: 80 },
          { subjectKey: 'rusca', name: 'Rusça', questionCount: 80 },
        ],
      },
    ],
  },
};

/** Tests that count for a field; empty if the field does not sit the exam. */
export function testsOf(exam: ExamKey, field: FieldType): ExamTest[] {
  const { tests } = EXAMS[exam];
  if (exam === 'TYT') return [...tests];
  const { fieldTests } = FIELDS[field];
  return tests
    .filter((test) => fieldTests.includes(test.key))
    .sort((a, b) => fieldTests.indexOf(a.key) - fieldTests.indexOf(b.key));
}

export function questionCounts(exam: ExamKey, field: FieldType): Map<SubjectKey, number> {
  const counts = new Map<SubjectKey, number>();
  for (const { parts } of testsOf(exam, field))
    for (const { subjectKey, questionCount } of parts)
      counts.set(subjectKey, (counts.get(subjectKey) ?? 0) + questionCount);
  return counts;
}
