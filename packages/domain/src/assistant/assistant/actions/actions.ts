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

/** "How" or "how much" wants an answer; "ekler misin" asks for the deed. */
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

/** What of a message is not what shall be remembered: the command, the politeness, the day. */
const NOT_REMEMBERED =
  /^(hatirlat\w*|animsat|kur|kursana|kurar|ekle|eklesene|ekler|koy|olustur|yaz|bana|lutfen|m[iu]s[iu]n|bugun\w*|yarin\w*|obur|pazartesi\w*|sali\w*|carsamba\w*|persembe\w*|cuma|cumaya|cumartesi\w*|pazar|pazara|gunu\w*|haftaya|icin|diye|bir|bi)$/;

/** The command is no topic: "ekle" is not "ekler". */
const COMMAND =
  /^(ekle\w*|koy\w*|yaz|yazsana|yazar|kaydet\w*|kaydeder|gir|girsene|girer|isle|plan\w*|program\w*|m[iu]s[iu]n)$/;

const MAX_MINUTES = 180;
/** "45 dk", "1 saat"; null where none is named or the timer has no such block. */
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

/** "akşam 8'e", "saat 20.30'da": an hour is no part of what shall be remembered. */
const HOUR =
  /(?:\b(?:sabah|öğlen|öğle|ogle|ogleden sonra|öğleden sonra|akşam|aksam|gece)\s+)?(?:\bsaat\s+)?\b\d{1,2}(?:[:.]\d{2})?(?:['’ ]?(?:[dt]?[ae]|y[ae])\b|(?=\s*$))|\bsaat\s+\d{1,2}(?:[:.]\d{2})?/giu;

const remembered = (text: string): string =>
  wordsOf(text.replace(HOUR, ' '))
    .filter(({ plain }) => !NOT_REMEMBERED.test(plain))
    .map(({ typed }) => typed)
    .join(' ');

/** What a message asks to be done, read by the quick entry's parser; null where it asks for nothing of the kind. */
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
  // "bugüne 40 soru paragraf koy" is work to come: nothing of it was solved.
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
    // Of two subjects with one name the first is offered: its name is in the question.
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
