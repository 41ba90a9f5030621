import type { Medal } from '@netlik/contract/community/leaderboard';
import { formatMonth } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';

export const medalTexts = {
  title: 'Ayın madalyaları',
  lead: 'Her ay, zamanlayıcıyla en çok çalışan üç derece. Eşitlikte madalya paylaşılır.',
  failed: 'Madalyalar yüklenemedi.',
  more: (count: number) => `Tüm ayları göster (${count})`,
  less: 'Daha az göster',
  yearBefore: 'Önceki yıl',
  yearAfter: 'Sonraki yıl',
  none: 'Bu yıl henüz madalya verilmedi',
  noneOf: (year: number) => `${year} yılında madalya verilmedi`,
  noneText: 'Ay bitince o ayın madalyaları burada görünür.',
  privacy:
    'Adın başkalarına “Zeynep K.” gibi görünür. Profilinde “bulunabilir” ayarını kapatırsan listede yer almazsın.',
  month: formatMonth,
  medal: { gold: 'Altın', silver: 'Gümüş', bronze: 'Bronz' } satisfies Record<Medal, string>,
  me: 'Sen',
  minutes: formatDuration,
  own: (gold: number, silver: number, bronze: number) =>
    `Senin madalyaların: ${gold} altın, ${silver} gümüş, ${bronze} bronz`,
  running: (minutes: string) => `Bu ay şimdiye kadar: ${minutes}`,
};
