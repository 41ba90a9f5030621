export const sheetTexts = {
  out: 'Haftanın programlarını indir',
  outLead: 'Her satır bir öğrenci, her sütun bir gün. Excel’de düzenleyip aşağıdan geri yükleyebilirsin.',
  week: 'Hafta',
  download: 'Excel olarak indir',
  downloadFailed: 'Dosya indirilemedi.',
  fileName: (monday: string) => `programlar-${monday}.xlsx`,
  in: 'Düzenlenmiş programları yükle',
  inLead:
    'Bir gündeki her ders bir satırdır: “TYT Matematik: Test çöz (60 dk, 40 soru)”. Boş hücre bir şey değiştirmez.',
  file: 'Program dosyası (.xlsx ya da .csv, en fazla 5 MB)',
  preview: 'Önizle',
  readFailed: 'Dosya okunamadı.',
  writeFailed: 'Programlar yazılamadı.',
  summary: (create: number, replace: number, refuse: number) =>
    [
      create > 0 && `${create} gün yazılacak`,
      replace > 0 && `${replace} gün değişecek`,
      refuse > 0 && `${refuse} hücre alınmıyor`,
    ]
      .filter(Boolean)
      .join(' · ') || 'Dosyada değişen bir gün yok.',
  create: 'Yazılacaklar',
  replace: 'Değişecekler',
  refuse: 'Alınmayanlar',
  line: (line: number) => `${line}. satır`,
  more: (count: number) => `ve ${count} gün daha`,
  submit: (count: number) => `${count} günü yaz`,
  done: (count: number) => `${count} günün programı yazıldı.`,
  undo: 'Geri al',
  undone: (count: number) => `${count} gün geri alındı.`,
  undoFailed: 'Geri alınamadı.',
  refusedName: 'alinmayan-programlar.csv',
  columns: ['Satır', 'Öğrenci', 'Gün', 'Neden alınmadı', 'Hücre'],
  downloadRefused: 'Alınmayanları indir',
} as const;
