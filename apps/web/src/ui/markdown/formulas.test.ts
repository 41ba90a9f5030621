import { describe, expect, it } from 'vitest';
import { formulaOf, markFormulas } from './formulas.ts';

const found = (text: string) =>
  [...markFormulas(text).matchAll(/`([^`]+)`/g)].flatMap(([, code]) => formulaOf(code) ?? []);

describe('markFormulas', () => {
  it('finds formulas in a line and on their own', () => {
    expect(found('Alan $\\pi r^2$, yani\n$$\n\\int_0^1 x\\,dx\n$$')).toEqual([
      { tex: '\\pi r^2', block: false },
      { tex: '\\int_0^1 x\\,dx', block: true },
    ]);
  });

  it.each(['5$ ve 10$', 'tek $ işareti', '`$kod$`', '$ boşluklu $', '$a$5', ''])(
    'leaves %j alone',
    (text) => {
      expect(found(text)).toEqual([]);
      expect(markFormulas(text)).toBe(text);
    },
  );
});
