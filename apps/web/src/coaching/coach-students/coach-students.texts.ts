/** „12. sınıf”, „Mezun” */
export const gradeText = (grade: string): string => (/^\d+$/.test(grade) ? `${grade}. sınıf` : grade);

export const studentTableTexts = {
  page: 'Öğrenciler',
  title: 'Öğrencilerim',
  adminTitle: 'Öğrenciler',
  list: 'Öğrenci listesi',
  search: 'İsim ya da e-posta ara',
  columns: {
    name: 'Öğrenci',
    grade: 'Sınıf',
    lastActivity: 'Son çalışma',
    activePlans: 'Aktif plan',
    weekTime: 'Bu hafta / hedef',
  },
  working: 'çalışıyor',
  suspended: 'askıda',
  never: 'Henüz yok',
  justNow: 'şimdi',
  ofGoal: (done: string, goal: string) => `${done} / ${goal}`,
  noGoal: (done: string) => `${done} · hedef yok`,
  open: 'Öğrenciyi aç',
  write: 'Program yaz',
  reports: 'Raporları',
  topics: 'Konu takibi',
  empty: 'Henüz öğrencin yok',
  emptyText: 'Koçu olmayan premium bir öğrenciyi arayıp kendine atayabilirsin.',
  adminEmpty: 'Henüz koçu olan öğrenci yok',
  adminAssign: 'Koç eşleştirmeye git',
  adminEmptyText: 'Bir koça öğrenci atandığında burada görünür.',
  failed: 'Öğrenci listesi alınamadı',
  assign: 'Öğrenci ata',
};

export const assignTexts = {
  title: 'Kendine öğrenci ata',
  lead: 'Koçu olmayan, premium ve koçluğa açık öğrenciler bulunur. Öğrenciye haber verilir.',
  search: 'Öğrenci ara',
  hint: 'En az 2 karakter yaz.',
  searching: 'Aranıyor…',
  nobody: 'Uyan öğrenci bulunamadı.',
  results: 'Bulunan öğrenciler',
  place: (grade: string | null, city: string) =>
    [grade && gradeText(grade), city].filter(Boolean).join(' · '),
  assign: 'Ata',
  assignTo: (name: string) => `${name} adlı öğrenciyi ata`,
  assigned: (name: string) => `${name} artık senin öğrencin.`,
  conflict: 'Öğrenci başka bir koça atanmış.',
  failed: 'Öğrenci atanamadı.',
  close: 'Kapat',
};
