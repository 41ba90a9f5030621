import type { SubjectStatus } from '@netlik/contract/planning/daily-plans/plan';
import { formatPercent } from '../../formats/numbers.ts';

export const pastTexts = {
  title: 'Geçmiş programları karşılaştır',
  lead: 'İki günü yan yana koy: ne planlandı, ne yapıldı, hangi konu tekrar geldi.',
  first: 'Birinci gün',
  second: 'İkinci gün',
  studentFirst: 'Önce sol üstten öğrenci seçin.',
  none: 'Bu tarih için kayıt bulunamadı.',
  failed: 'Program yüklenemedi',
  done: (percent: number) => `${formatPercent(percent)} tamamlandı`,
  studied: (time: string) => `${time} çalışıldı`,
  answers: (correct: number, wrong: number, blank: number) => `${correct} D · ${wrong} Y · ${blank} B`,
  both: 'iki günde de',
  status: {
    not_started: 'başlamadı',
    in_progress: 'sürüyor',
    completed: 'bitti',
    skipped: 'atlandı',
  } satisfies Record<SubjectStatus, string>,
};
