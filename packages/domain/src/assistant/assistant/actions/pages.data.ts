import { SOURCES } from '../answer-format.ts';

export const PAGES: readonly (readonly [RegExp, string])[] = [
  [/\bhaftalik (plan|program)/, SOURCES.weeklyPlan],
  [/\bsoru takvim/, SOURCES.questions],
  [/\btakvim/, SOURCES.calendar],
  [/\bdeneme/, SOURCES.exams],
  [/\bhedef/, SOURCES.goals],
  [/\b(yanlis|hata)\w* ?(defter|$)|\bdefter/, SOURCES.mistakes],
  [/\b(kart|flash)/, SOURCES.cards],
  [/\baliskan/, SOURCES.habits],
  [/\bduello/, SOURCES.duels],
  [/\brozet/, SOURCES.badges],
  [/\b(oda|odasi|odayi|odasini|odalar)\b/, SOURCES.rooms],
  [/\boneri/, SOURCES.suggestions],
  [/\b(profil|ayar|hesab)/, SOURCES.profile],
  [/\bneredeyim|\btahmin/, SOURCES.estimates],
  [/\b(calismalarim|oturumlar)/, SOURCES.sessions],
  [/\bkoc/, SOURCES.coach],
  [/\b(zamanlayici|sayac|kronometre)/, SOURCES.timer],
  [/\b(calisma plani|plan|program)/, SOURCES.studyPlan],
  [/\b(bugun|panel|ana) (sayfa|ekran)|\b(panel|ana sayfa|anasayfa)/, SOURCES.dashboard],
];
