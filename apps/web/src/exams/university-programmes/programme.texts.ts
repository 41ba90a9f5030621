import type { UniversityProgramme } from '@netlik/contract/exams/university-programmes';
import { formatCount } from '../../formats/numbers.ts';

type Condition = UniversityProgramme['conditions'][number];

/** Conditions to check before choosing a programme. */
const conditionTexts: Record<Condition, string> = {
  kktc_nationals: 'Yalnız KKTC uyruklular',
  hafizlik: 'Yalnız imam hatip mezunu hafızlar',
  women_only: 'Yalnız kadın adaylar',
  men_only: 'Yalnız erkek adaylar',
  ministry: 'Bakanlık adına; ayrı başvuru ve sınav ister',
  mtok_priority: 'Öncelik meslek lisesi mezunlarında; boş kalırsa herkese açık',
  campus_kktc: 'Eğitim KKTC’de',
  joint_programme: 'Başka bir üniversiteyle ortak; bir bölümü orada',
  health_report: 'Sağlık raporu istenir',
};

type Facts = Pick<UniversityProgramme, 'rankLimit' | 'conditions' | 'quotaYear'>;

export const universityProgrammeNotes = ({ rankLimit, conditions }: Facts): string[] => [
  ...conditions.map((condition) => conditionTexts[condition]),
  ...(rankLimit ? [`Sıra şartı: en çok ${formatCount(rankLimit.rank)} (${rankLimit.year})`] : []),
];

export const quotaText = ({ quota, quotaYear }: Pick<UniversityProgramme, 'quota' | 'quotaYear'>): string =>
  `Kontenjan ${quota} (${quotaYear})`;

export const absentText =
  '2026 yerleştirme tablosunda yok: kapanmış ya da boş kalmış olabilir. Kılavuza bak.';
export const renumberedText = 'Kodu 2026’da değişti; yeni kodunun bilgileri gösteriliyor.';
