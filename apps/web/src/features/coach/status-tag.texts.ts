import type { Program } from '@netlik/contract/daily-plans/student-programs';

export const programStatusNames: Record<Program['shownStatus'], string> = {
  completed: 'Tamamlandı',
  archived: 'Arşivlendi',
  upcoming: 'Yaklaşan',
  missed: 'Kaçırıldı',
  draft: 'Taslak',
  active: 'Aktif',
};
