import { describe, expect, it } from 'vitest';
import { noticeSections } from './notice.texts.ts';
import { noticePeriods } from './notice-periods.texts.ts';

const wordsOf = (sections: ReturnType<typeof noticeSections>, at: number) =>
  sections[at]?.paragraphs?.join(' ') ?? '';

describe('privacy notice', () => {
  it('names the data controller and its address', () => {
    const sections = noticeSections({ name: 'Netlik Eğitim A.Ş.', contact: 'kvkk@netlik.example' });
    expect(wordsOf(sections, 0)).toContain('işleten Netlik Eğitim A.Ş. (kvkk@netlik.example)');
    expect(wordsOf(sections, 6)).toContain('kvkk@netlik.example adresine yaz');
    expect(JSON.stringify(sections)).not.toContain('tanıtım');
  });

  it('states that a demo is a demo', () => {
    const sections = noticeSections(null);
    expect(wordsOf(sections, 0)).toContain('Bu bir tanıtım kurulumudur');
    expect(wordsOf(sections, 6)).toContain('tanıtım kurulumunda');
  });

  it('lists grade, assistant, push, messages and every period', () => {
    const words = JSON.stringify(noticeSections(null));
    for (const named of [
      'diploma notun',
      'Asistan: ona yazdıkların',
      'anlık bildirim adresi',
      'ona yazdığın mesajlar',
    ])
      expect(words).toContain(named);
    for (const { text } of noticePeriods) expect(words).toContain(text);
  });

  it('is otherwise identical', () => {
    const [real, shown] = [noticeSections({ name: 'A', contact: 'a@b.example' }), noticeSections(null)];
    const rest = (sections: typeof real) => sections.filter((_, at) => at !== 0 && at !== 6);
    expect(rest(real)).toEqual(rest(shown));
    expect(real.map(({ title }) => title)).toEqual(shown.map(({ title }) => title));
  });
});
