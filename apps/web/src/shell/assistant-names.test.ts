import { SOURCES } from '@netlik/domain/assistant/assistant/answer-format';
import { HELP_TOPICS } from '@netlik/domain/assistant/assistant/product-help.texts';
import { describe, expect, it } from 'vitest';
import { examTexts } from '../exams/exam-attempts/exam-attempts.texts.ts';
import { weeklyPlanTexts } from '../planning/weekly-plans/weekly-plans.texts.ts';
import { flashcardTexts, practiceTexts } from '../practice/flashcards/flashcards.texts.ts';
import { reminderTexts } from '../study/reminders/reminders.texts.ts';
import { screens } from './screens.ts';

const titles = new Map(screens.map(({ path, title }) => [path, title]));

describe('the names the assistant uses', () => {
  it('of pages are those of the menu', () => {
    for (const source of Object.values(SOURCES)) {
      const [label, path] = source.split('|');
      expect(`${path} ${titles.get(path!)}`).toBe(`${path} ${label}`);
    }
  });

  it('of buttons in its help are those on the buttons', () => {
    const buttons = [
      examTexts.add,
      flashcardTexts.add,
      practiceTexts.title,
      reminderTexts.add,
      weeklyPlanTexts.add,
    ];
    const known = new Set<string | undefined>([...titles.values(), ...buttons]);
    const quoted = HELP_TOPICS.flatMap(([, text]) =>
      [...text.matchAll(/“([^”]+)”/g)].map(([, name]) => name),
    );
    expect(quoted.length).toBeGreaterThan(10);
    expect(quoted.filter((name) => !known.has(name))).toEqual([]);
  });
});
