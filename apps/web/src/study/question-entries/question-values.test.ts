import { parseStudyDay } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { questionValues, readQuestions } from './question-values.ts';

const day = parseStudyDay('2026-11-15')!;
const typed = (part: Partial<ReturnType<typeof questionValues>>) =>
  readQuestions({ ...questionValues(null), subject: 'matematik', ...part }, day);

describe('readQuestions', () => {
  it('starts with zero correct and zero wrong', () => {
    expect(questionValues(null)).toMatchObject({ correct: '0', wrong: '0' });
  });
  it('omits an empty topic and a blank note', () => {
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
  it('requires a subject', () => {
    expect(typed({ subject: '' })).toEqual({
      ok: false,
      errors: [{ path: 'subject', message: 'Ders seçmelisin' }],
    });
  });
  it.each(['-1', '1,5', 'beş', '1001'])('rejects %s as a count', (wrong) => {
    const checked = typed({ wrong });
    expect(checked.ok ? [] : checked.errors.map(({ path }) => path)).toEqual(['wrong']);
  });
});
