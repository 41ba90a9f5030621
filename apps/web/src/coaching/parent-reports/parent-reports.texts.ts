import type { ParentWeek } from '@netlik/contract/coaching/parent-links';
import { formatDuration } from '../../formats/durations.ts';
import { formatExamNet } from '../../formats/numbers.ts';
import { parentPageTexts } from '../parent-links/parent-links.texts.ts';

export const reportTexts = {
  period: 'Dönem',
  periods: { '7': 'Hafta', '14': '14 gün', '30': 'Ay' },
  failed: 'Veli raporu yüklenemedi',
  notAllowed:
    'Öğrencin izin verince bağlantı ve WhatsApp metni açılır. İzni profilinde, “Velin için bağlantı” bölümünde verir; istediği an geri alır.',
  link: 'Bağlantı oluştur',
  linkLabel: 'Veli bağlantısı',
  made: 'Bağlantı hazır, 30 gün açık kalır. Yalnızca şimdi gösterilir:',
  makeFailed: 'Bağlantı oluşturulamadı.',
  whatsApp: 'WhatsApp metni',
  mail: (email: string) => `Velisine e-posta yaz (${email})`,
  mailSubject: (name: string) => `${name}: çalışma raporu`,
  print: 'Yazdır',
  links: 'Açık bağlantıların',
  until: (day: string) => `${day} gününe kadar açık`,
  opened: (times: number) => (times > 0 ? `${times} kez açıldı` : 'henüz açılmadı'),
  revoke: 'Kapat',
  revokeOf: (day: string) => `${day} gününe kadar açık bağlantıyı kapat`,
  revoked: 'Bağlantı kapatıldı.',
  revokeFailed: 'Bağlantı kapatılamadı.',
  preview: 'Velinin göreceği sayfa',
};

/** Plain text for a message; the link comes last. */
export const reportText = (report: ParentWeek, link: string | null): string => {
  const { firstName, days, goalPercent, completion, nets, notes } = report;
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const worked = days.filter(({ minutes }) => minutes > 0).length;
  return [
    `${parentPageTexts.title(firstName, days.length)}:`,
    parentPageTexts.worked(worked, days.length),
    worked > 0 && parentPageTexts.total(formatDuration(total)),
    goalPercent !== null && parentPageTexts.goal(goalPercent),
    completion !== null && parentPageTexts.completion(completion),
    nets.length > 0 && `Son TYT netleri: ${nets.map(({ net }) => formatExamNet(net)).join(' → ')}`,
    notes[0] && `Koçunun notu: ${notes[0].text}`,
    link,
  ]
    .filter(Boolean)
    .join('\n');
};
