import type { NoteKind } from '@netlik/contract/coaching/coach-notes';

export const noteKindNames: Record<NoteKind, string> = {
  private: 'Yalnızca bana',
  student: 'Öğrenciye',
  parents: 'Veliye',
};

export const noteTexts = {
  title: 'Notlar',
  kind: 'Kime',
  hints: {
    private: 'Bunu yalnızca sen görürsün.',
    student: 'Öğrenciye haber verilir; koç sayfasında okur.',
    parents: 'Önce öğrenci okur, sonra velisinin sayfasında görünür.',
  } satisfies Record<NoteKind, string>,
  text: 'Not',
  send: 'Notu kaydet',
  saved: 'Not kaydedildi.',
  list: 'Yazılmış notlar',
  failed: 'Notlar alınamadı',
  empty: 'Henüz not yok',
  emptyText: 'Görüşmelerden aklında kalanı buraya yaz.',
  seen: 'öğrenci okudu',
  notSeen: 'öğrenci henüz okumadı',
  changed: 'düzenlendi',
  unknownAuthor: 'Eski koç',
  edit: 'Düzenle',
  editTitle: 'Notu düzenle',
  update: 'Kaydet',
  remove: 'Sil',
  removeTitle: 'Not silinsin mi?',
  removeText: 'Silinen not geri gelmez.',
  removed: 'Not silindi.',
  removeFailed: 'Not silinemedi.',
  more: 'Not için seçenekler',
  older: 'Daha eski notlar',
};

export const ownNoteTexts = {
  title: 'Koçunun notları',
  lead: 'Veline yazılanları da önce sen görürsün.',
  forParents: 'velin için',
  isNew: 'yeni',
  older: (count: number) => `Önceki notlar (${count})`,
  failed: 'Notlar alınamadı',
};
