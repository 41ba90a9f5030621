import { studyDay } from '@netlik/domain/study-day';
import { openQuickEntry } from '../../../study/quick-entry/quick-entry-request.ts';
import type { Command } from './commands.ts';
import { quickEntryActionTexts, studyActionTexts as texts } from './study-actions.texts.ts';

const actions = [
  {
    id: 'start-timer',
    page: '/study-tracker/timer',
    address: () => '/study-tracker/timer?start=last',
    icon: 'timer',
  },
  {
    id: 'start-plan',
    page: '/study-plan',
    address: () => '/study-tracker/timer?start=plan',
    icon: 'plan',
  },
  {
    id: 'add-session',
    page: '/study-tracker/sessions',
    address: () => '/study-tracker/sessions?add=1',
    icon: 'list',
  },
  {
    id: 'add-question',
    page: '/calendar/question',
    address: (now: Date) => `/calendar/question?date=${studyDay(now)}`,
    icon: 'question-calendar',
  },
  {
    id: 'add-exam',
    page: '/exam-tracker',
    address: () => '/exam-tracker?add=1',
    icon: 'exam',
  },
] as const;

export const studyActions = (
  pages: readonly string[],
  navigate: (address: string) => unknown,
  now: () => Date = () => new Date(),
): Command[] =>
  actions
    .filter(({ page }) => pages.includes(page))
    .map(({ id, address, icon }) => ({
      id,
      kind: 'action',
      icon,
      ...texts[id],
      run: () => navigate(address(now())),
    }));

/** Passes the typed text on if it contains a number, such as "mat 40 soru 32d". */
export const quickEntryActions = (pages: readonly string[], typed: string): Command[] => {
  if (!pages.includes('/calendar/question')) return [];
  const { label, words, line } = quickEntryActionTexts;
  const text = typed.trim();
  const action = { kind: 'action', icon: 'challenge' } as const;
  return [
    ...(/\d/.test(text)
      ? [{ ...action, id: 'quick-entry-line', label: line(text), words: '', run: () => openQuickEntry(text) }]
      : []),
    { ...action, id: 'quick-entry', label, words, run: () => openQuickEntry() },
  ];
};
