import { describe, expect, it } from 'vitest';
import { quickEntryRequest } from '../../../study/quick-entry/quick-entry-request.ts';
import { findCommands } from './commands.ts';
import { quickEntryActions, studyActions } from './study-actions.ts';

const pages = ['/study-tracker/timer', '/study-tracker/sessions', '/calendar/question'];
// After midnight in Istanbul, one day after London.
const now = () => new Date('2026-11-14T21:20:00Z');

describe('studyActions', () => {
  it('starts the timer and adds sessions and questions', () => {
    const opened: string[] = [];
    const found = studyActions(pages, (address) => opened.push(address), now);
    for (const { run } of found) run();
    expect(opened).toEqual([
      '/study-tracker/timer?start=last',
      '/study-tracker/sessions?add=1',
      '/calendar/question?date=2026-11-15',
    ]);
    expect(findCommands(found, 'soru')[0]?.label).toBe('Soru ekle');
  });

  it('offers only what leads to a page that is there', () => {
    const ids = (open: string[]) => studyActions(open, () => undefined).map(({ id }) => id);
    expect(ids(['/coach'])).toEqual([]);
    expect(ids([...pages, '/exam-tracker'])).toContain('add-exam');
    expect(ids([...pages, '/study-plan'])).toContain('start-plan');
  });
});

describe('quickEntryActions', () => {
  it('open the quick entry, with what was typed if it has a number', () => {
    const run = (typed: string) => {
      findCommands(quickEntryActions(pages, typed), typed)[0]?.run();
      return quickEntryRequest.get()?.text;
    };
    expect(run('soru')).toBe('');
    expect(run(' mat 40 soru 32d/6y')).toBe('mat 40 soru 32d/6y');
    expect(quickEntryActions(['/coach'], 'mat 40')).toEqual([]);
  });
});
