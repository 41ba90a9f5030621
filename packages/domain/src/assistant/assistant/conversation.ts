import type { StudyDay } from '../../study-day.ts';
import { tr } from '../../turkish.ts';
import { intentOf, type Understood } from './intent.ts';
import { SUMMARIES } from './intent-of-parts.ts';
import type { Intent } from './intents.ts';
import { type Parts, partsOf } from './parts/parts.ts';

export const FOLLOW_UP_MS = 5 * 60_000;
const MAX_FOLLOW_UP_WORDS = 6;

const STARTERS =
  /^(peki|ya|ee|e|hadi|tamam|bi|bir|de|da|ki|olan|icin|gunu|gun|ayi|denemede|denemesi|denemesinde|nasil|ne|kac|mi|mu|dersinde|dersi|olsa|olur)$/;

/** "peki geçen hafta?" or "fizikte?" holds parts only, so it continues the previous question. */
export function isFollowUp(text: string, today: StudyDay): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  const parts = partsOf(text, today);
  if (words.length === 0 || words.length > MAX_FOLLOW_UP_WORDS || Object.keys(parts).length === 0)
    return false;
  const all = JSON.stringify(parts);
  return words.every((word, at) => {
    if (STARTERS.test(tr.fold(word).replace(/[^a-z]/g, ''))) return true;
    return JSON.stringify(partsOf(words.filter((_, other) => other !== at).join(' '), today)) !== all;
  });
}

const mergedParts = (before: Parts, now: Parts): Parts => {
  const { day, range, ...rest } = before;
  const names = now.day !== undefined || now.range !== undefined;
  return { ...rest, ...(!names && { ...(day && { day }), ...(range && { range }) }), ...now };
};

/** The intent that fits the same question with other parts, such as a subject's time for a summary. */
function intentWith(intent: Intent, parts: Parts): Intent {
  if (!SUMMARIES.includes(intent)) {
    if (intent === 'plan_week' && parts.day) return 'plan_today';
    return intent === 'plan_today' && parts.range && !parts.day ? 'plan_week' : intent;
  }
  if (parts.subject) return 'subject_time';
  if (parts.day) return parts.day === 'today' ? 'today_summary' : 'day_summary';
  if (!parts.range) return intent;
  return /week|last_7/.test(parts.range) ? 'week_summary' : 'month_summary';
}

/** Reads a message after the previous questions, oldest first; a crisis is never taken for a follow-up. */
export function understand(text: string, before: readonly string[], today: StudyDay): Understood {
  const now = intentOf(text, { today });
  const previous = before.at(-1);
  if (now.intent === 'crisis' || previous === undefined || !isFollowUp(text, today)) return now;
  const meant = understand(previous, before.slice(0, -1), today);
  if (meant.intent === 'crisis') return now;
  const parts = mergedParts(meant.parts, now.parts);
  return { ...meant, parts, intent: intentWith(meant.intent, parts) };
}
