import type { QuickEntryContext } from '../../../study/quick-entry/parsed-entry.ts';
import { PROBLEM_TEXTS } from '../../../study/quick-entry/problems.texts.ts';
import { MAX_LINE, parseQuickEntry } from '../../../study/quick-entry/quick-entry.ts';
import { studyDay } from '../../../study-day.ts';
import { wordsOf } from '../../../words.ts';
import { partsOf } from '../parts/parts.ts';
import { planDayOf } from '../parts/period.ts';
import type { Proposal } from './action.ts';
import { missingTexts as missing, proposing } from './actions.texts.ts';
import { PAGES } from './pages.data.ts';

/** "How" and "how much" ask for information; "ekler misin" asks for the action. */
const ASKS =
  /\b(nasil|nereden|nerden|nerede|nerde|nereye|neden|niye|kac|kaci|hangi|ne|neler|m[iu]|m[iu]y[iu]m|etmeli|gerek|lazim)\b/;
const ADD = /\b(ekle|eklesene|ekler|eklesen|ekleyelim|koy|koysana|koyar|yaz|yazsana|yazar)\b/;
const SAVE = /\b(kaydet|kaydetsene|kaydeder|ekle|eklesene|ekler|gir|girsene|girer|isle|yaz|yazar)\b/;
const SOLVED = /\b(cozdum|cozdm|cozduk|yaptim)\b/;
const TO_COME = /\b(bugune|yarin|yarina|gunune|haftaya|koy|koysana|plan\w*|program\w*)\b/;
const TIMER = /\b(sayac|sayaci|kronometre\w*|zamanlayici\w*|timer\w*|pomodoro\w*)\b/;
const START = /\b(baslat|baslatsana|baslatir|baslatalim|kur|kursana|calistir|ac|acsana)\b/;
const BEGIN = /\b(baslat|baslatsana|baslatir|calismaya basliyorum|calismaya basla)\b/;
const REMIND = /\b(hatirlat|hatirlatsana|hatirlatir|animsat)\b/;
const REMINDER = /\bhatirlat(ma|ici)\w* (kur|kursana|kurar|ekle|eklesene|ekler|koy|olustur|yaz)\b/;
const OPEN = /\b(ac|acsana|acar|goster|gostersene|gosterir|git|gidelim|gotur|gotursene|goturur|gecelim)\b/;
const MAX_OPEN_WORDS = 6;

/** Commands, polite words and days, which are not part of a reminder's text. */
const NOT_REMEMBERED =
  /^(hatirlat\w*|animsat|kur|kursana|kurar|ekle|eklesene|ekler|koy|olustur|yaz|bana|lutfen|m[iu]s[iu]n|bugun\w*|yarin\w*|obur|pazartesi\w*|sali\w*|carsamba\w*|persembe\w*|cuma|cumaya|cumartesi\w*|pazar|pazara|gunu\w*|haftaya|icin|diye|bir|bi)$/;

/** "ekle" is a command, "ekler" is not. */
const COMMAND =
  /^(ekle\w*|koy\w*|yaz|yazsana|yazar|kaydet\w*|kaydeder|gir|girsene|girer|isle|plan\w*|program\w*|m[iu]s[iu]n)$/;

const MAX_MINUTES = 180;
/** Reads "45 dk" or "1 saat"; null if absent or if the timer has no such length. */
function minutesIn(plain: string): number | null {
  const found = /\b(\d{1,3}) ?(dk|dakika|saat|sa)\w*/.exec(plain);
  const minutes = found ? Number(found[1]) * (found[2]!.startsWith('s') ? 60 : 1) : 0;
  return minutes >= 1 && minutes <= MAX_MINUTES ? minutes : null;
}

const withoutCommand = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !COMMAND.test(wordsOf(word)[0]?.plain ?? ''))
    .join(' ');

/** Times such as "akşam 8'e" or "saat 20.30'da" are not part of a reminder's text. */
const HOUR =
  /(?:\b(?:sabah|öğlen|öğle|ogle|ogleden sonra|öğleden sonra|akşam|aksam|gece)\s+)?(?:\bsaat\s+)?\b\d{1,2}(?:[:.]\d{2})?(?:['’ ]?(?:[dt]?[ae]|y[ae])\b|(?=\s*$))|\bsaat\s+\d{1,2}(?:[:.]\d{2})?/giu;

const remembered = (text: string): string =>
  wordsOf(text.replace(HOUR, ' '))
    .filter(({ plain }) => !NOT_REMEMBERED.test(plain))
    .map(({ typed }) => typed)
    .join(' ');

/** The action a message requests, parsed by the quick entry; null without one. */
export function proposalFor(text: string, context: QuickEntryContext): Proposal | null {
  if (text.length > MAX_LINE) return null;
  const plain = wordsOf(text)
    .map((word) => word.plain)
    .join(' ');
  if (ASKS.test(plain)) return null;
  const today = studyDay(context.now);
  const parts = partsOf(text, today);
  const entry = parseQuickEntry(withoutCommand(text), context);
  const subject = entry.subject ?? entry.subjectChoices[0] ?? null;
  const isPast = planDayOf(parts, today) < today;

  if (REMIND.test(plain) || REMINDER.test(plain)) {
    const what = remembered(text);
    const namesHour = text.search(HOUR) >= 0;
    if (isPast) return { action: null, response: missing.pastDay };
    return what
      ? proposing(
          { kind: 'reminder', date: planDayOf(parts, today), text: what },
          namesHour ? missing.noHour : undefined,
        )
      : { action: null, response: `${missing.reminderText}${namesHour ? ` ${missing.noHour}` : ''}` };
  }
  if ((TIMER.test(plain) && START.test(plain)) || (BEGIN.test(plain) && subject))
    return proposing({ kind: 'timer', subject, minutes: minutesIn(plain) });

  const hasAmount = entry.questions !== null;
  // "bugüne 40 soru paragraf koy" plans questions; none of them is solved yet.
  const isToDo =
    hasAmount &&
    entry.right === null &&
    !SOLVED.test(plain) &&
    TO_COME.test(plain) &&
    !/\bkaydet/.test(plain);
  if (
    entry.kind === 'questions' &&
    hasAmount &&
    !isToDo &&
    (SAVE.test(plain) || SOLVED.test(plain) || entry.right !== null)
  ) {
    const { date, topic, right, wrong, problems } = entry;
    // Of two subjects with one name the first is offered, because the button shows its name.
    if (subject && problems.every((problem) => problem === 'subjectUnclear'))
      return proposing({
        kind: 'questions',
        date,
        subject,
        topic,
        correct: right ?? 0,
        wrong: wrong ?? 0,
      });
    if (SAVE.test(plain) && problems[0])
      return { action: null, response: missing.questions(PROBLEM_TEXTS[problems[0]]) };
  }
  const namesPlan = /\b(plan|program)/.test(plain);
  if (ADD.test(plain) && (!hasAmount || isToDo) && (namesPlan || (parts.day && subject))) {
    if (!subject) return { action: null, response: missing.planSubject };
    if (isPast) return { action: null, response: missing.pastDay };
    const type = hasAmount || /\b(\d+ paragraf|soru|test|coz)/.test(plain) ? 'soru_cozum' : 'konu_anlatim';
    return proposing(
      { kind: 'plan', day: planDayOf(parts, today), subject, type },
      hasAmount ? missing.noCount : undefined,
    );
  }
  if (OPEN.test(plain) && plain.split(' ').length <= MAX_OPEN_WORDS) {
    const page = PAGES.find(([name]) => name.test(plain))?.[1];
    const [title, path] = page?.split('|') ?? [];
    if (title && path) return proposing({ kind: 'page', path, title });
  }
  return null;
}
