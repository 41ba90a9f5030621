export const XP = {
  perMinute: 1,
  mostMinutesADay: 720,
  fullDayBonus: 30,
  fullDayMinutes: 120,
} as const;

/** XP of a day's verified minutes in whole numbers, monotonic. */
export function xpOfDay(verifiedMinutes: number): number {
  const minutes = Math.min(XP.mostMinutesADay, Math.max(0, verifiedMinutes));
  return minutes * XP.perMinute + (minutes >= XP.fullDayMinutes ? XP.fullDayBonus : 0);
}

export const XP_EXPLANATION =
  `Zamanlayıcıyla çalıştığın her dakika ${XP.perMinute} XP, günde en çok ${XP.mostMinutesADay} dakika. ` +
  `${XP.fullDayMinutes} dakikaya ulaştığın her gün ${XP.fullDayBonus} XP daha. Elle eklenen çalışmalar XP kazandırmaz. ` +
  'Rozetler, günün görevleri ve kazandığın düellolar da XP verir.';
