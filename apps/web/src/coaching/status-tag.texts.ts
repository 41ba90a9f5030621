import type { SubjectStatus } from '@netlik/contract/planning/daily-plans/plan';
import type { Program } from '@netlik/contract/planning/daily-plans/student-programs';

export const programStatusNames: Record<Program['shownStatus'], string> = {
  completed: 'Tamamlandı',
  archived: 'Arşivlendi',
  upcoming: 'Yaklaşan',
  missed: 'Kaçırıldı',
  draft: 'Taslak',
  active: 'Aktif',
};

export const subjectStatusNames: Record<SubjectStatus, string> = {
  not_started: 'Başlamadı',
  in_progress: 'Sürüyor',
  completed: 'Bitti',
  skipped: 'Atlandı',
};
