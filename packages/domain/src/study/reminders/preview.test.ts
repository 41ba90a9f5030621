import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REMINDER_PREVIEW, reminderPreview } from './preview.ts';

describe('reminderPreview', () => {
  it.each([
    ['Fizik denemesi', 'Fizik denemesi'],
    ['# Bugün\n\n- **Türev** tekrarı\n- [konu](https://a.example) izle', 'Bugün Türev tekrarı konu izle'],
    ['1. *İntegral* çöz\n> 2) `sin x`', 'İntegral çöz 2) sin x'],
    ['a_b ve 3*4 kalır', 'a_b ve 3*4 kalır'],
    ['**', '**'],
  ])('makes one plain line of %j', (text, line) => {
    expect(reminderPreview(text)).toBe(line);
  });

  it('cuts at sixty characters with an ellipsis', () => {
    expect(reminderPreview('ş'.repeat(60))).toBe('ş'.repeat(60));
    expect(reminderPreview('ş'.repeat(61))).toBe(`${'ş'.repeat(59)}…`);
  });

  it('never splits a surrogate pair, exceeds the limit or is empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
        fc.pre(text.trim() !== '');
        const line = reminderPreview(text);
        expect(Array.from(line).length).toBeLessThanOrEqual(REMINDER_PREVIEW);
        expect(line).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
        expect(line).not.toBe('');
      }),
    );
  });
});
