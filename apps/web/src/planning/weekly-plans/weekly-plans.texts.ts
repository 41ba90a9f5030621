import type { WeeklyEntry, WeeklyTemplateName } from '@netlik/contract/planning/weekly-plans';
import type { WeeklyEntryType } from '@netlik/domain/planning/weekly-plans/values';
import { weekdayNames } from '../../formats/days.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';

export const dayNames = weekdayNames.map(({ long }) => long);

export const typeNames: Record<WeeklyEntryType, string> = {
  konu_anlatim: 'Konu anlatımı',
  soru_cozum: 'Soru çözümü',
};

export const templateNames: Record<WeeklyTemplateName, string> = {
  school: 'Okul',
  schoolAndCourse: 'Okul ve kurs',
  graduate: 'Mezun',
};

export const templateLeads: Record<WeeklyTemplateName, string> = {
  school: 'Akşamları bir ders, hafta sonu deneme ve tekrar.',
  schoolAndCourse: 'Kursun konuları ve ödevleri, aralarda TYT.',
  graduate: 'Gün senin: sabah konu, akşam soru.',
};

export const weeklyPlanTexts = {
  title: 'Haftalık plan',
  lead: 'Haftanı bir bakışta kur; bitirdikçe işaretle.',
  planWeek: 'Haftamı planla',
  premiumNotice: 'Burası haftanın genel taslağı. Günün dersleri:',
  studyPlan: 'Çalışma planım',
  progress: (done: number, all: number) => `${done} / ${all} tamamlandı`,
  failed: 'Haftalık plan alınamadı',
  emptyTitle: 'Bu hafta için henüz plan yok',
  emptyText: 'Saatlerine ve sınavına göre biz dolduralım; istersen bir şablonla ya da elle başla.',
  noEntries: 'Boş gün',
  leftCount: (count: number) => `${count} çalışma kaldı`,
  queued: 'Bağlantı gelince kaydedilecek.',
  outboxLabel: (title: string) => `Haftalık plan: ${title}`,
  suggestions: 'Öneriler',
  add: 'Çalışma ekle',
  addTo: (day: string) => `${day} gününe çalışma ekle`,
  templates: 'Şablonlar',
  startTemplate: 'Şablonla başla',
  carryOver: (left: number) => `Geçen haftadan kalan ${left} çalışmayı al`,
  carried: 'Geçen haftadan kalanlar eklendi.',
  undo: 'Geri al',
  undoTemplate: 'Şablon uygulandı. Plana elle dokunmadığın sürece eski haftanı geri getirebilirsin.',
  undoCarryOver: 'Geçen haftadan kalanlar eklendi. Plana elle dokunmadığın sürece geri alabilirsin.',
  undone: 'Haftan eski haline döndü.',
  added: 'Çalışma plana eklendi.',
  updated: 'Çalışma güncellendi.',
  deleted: 'Çalışma silindi.',
  moved: (day: string) => `Çalışma ${day} gününe taşındı.`,
  moveError: 'Çalışma taşınamadı.',
  reorderSaveError: 'Yeni sıra kaydedilemedi.',
  error: 'İşlem yapılamadı.',
  templateApplied: 'Şablon uygulandı.',
  templateError: 'Şablon uygulanamadı.',
};

export const entryTexts = {
  done: 'Tamamlandı',
  complete: (title: string) => `Tamamlandı olarak işaretle: ${title}`,
  open: 'Ayrıntılar',
  drag: (title: string) => `Taşı: ${title}`,
  moveDay: (title: string) => `Başka güne al: ${title}`,
  notes: 'Not',
  type: 'Tür',
  topic: 'Konu',
  day: 'Gün',
  suggestion: 'Neden burada?',
  markDone: 'Tamamlandı',
  markUndone: 'Tamamlanmadı yap',
  edit: 'Düzenle',
  remove: 'Sil',
};

export const entryFormTexts = {
  addTitle: 'Çalışma ekle',
  editTitle: 'Çalışmayı düzenle',
  day: 'Gün',
  subject: 'Ders',
  chooseSubject: 'Ders seç',
  oftenUsed: 'Sık kullanılanlar',
  allSubjects: 'Bütün dersler',
  type: 'Çalışma türü',
  topic: 'Konu',
  customTitle: 'Başlık',
  customTitleHint: 'Boş bırakırsan dersin adı görünür.',
  notes: 'Not',
  save: 'Kaydet',
  add: 'Ekle',
};

export const templateTexts = {
  title: 'Hazır şablonlar',
  tabs: 'Şablon',
  overwrite: (count: number) =>
    `Bu haftadaki ${count} çalışma silinip şablondakiler gelecek. Sonra geri alabilirsin.`,
  apply: 'Şablonu uygula',
  cancel: 'Vazgeç',
};

export const entryTitle = ({ customTitle, subject }: Pick<WeeklyEntry, 'customTitle' | 'subject'>) =>
  customTitle ?? subjectName(subject);
