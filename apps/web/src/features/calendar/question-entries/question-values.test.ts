import { parseStudyDay } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { readQuestions, valuesOf } from './question-values.ts';

const day = parseStudyDay('2026-11-15')!;
const typed = (part: Partial<ReturnType<typeof valuesOf>>) =>
  readQuestions({ ...valuesOf(null), subject: 'matematik', ...part }, day);

describe('what is typed about solved questions', () => {
  it('begins with none right and none wrong', () => {
    expect(valuesOf(null)).toMatchObject({ correct: '0', wrong: '0' });
  });
  it('leaves out an empty topic and a note of spaces', () => {
    expect(typed({ correct: '12', wrong: ' 3 ', note: '   ' })).toEqual({
      ok: true,
      data: { date: day, subject: 'matematik', correct: 12, wrong: 3 },
    });
  });
  it('keeps the topic and the trimmed note', () => {
    expect(typed({ topic: 'Paragraf', note: '  zor  ' })).toMatchObject({
      ok: true,
      data: { topic: 'Paragraf', note: 'zor', correct: 0, wrong: 0 },
    });
  });
  it('wants a subject', () => {
    expect(typed({ subject: '' })).toEqual({
      ok: false,
      errors: [{ path: 'subject', message: 'Ders seçmelisin' }],
    });
  });
  it.each(['-1', '1,5', 'beş', '1001'])('refuses %s as a count', (wrong) => {
    const checked = typed({ wrong });
    expect(checked.ok ? [] : checked.errors.map(({ path }) => path)).toEqual(['wrong']);
  });
});
