import { describe, expect, it } from 'vitest';
import { type Command, findCommands } from './commands.ts';

const command = (label: string, words = ''): Command => ({
  id: label,
  kind: 'page',
  label,
  words,
  icon: 'page',
  run: () => undefined,
});

const commands = [
  command('Panel', 'ana sayfa özet'),
  command('Çalışma takvimi'),
  command('Hedeflerim', 'üniversite bölüm'),
  command('İstatistikler'),
  command('Koç paneli'),
];
const found = (typed: string) => findCommands(commands, typed).map(({ label }) => label);

describe('the palette', () => {
  it('offers everything in its order before anything is typed', () => {
    expect(found('  ')).toEqual(commands.map(({ label }) => label));
  });

  it.each(['istatis', 'ISTATIS', 'İSTATİS', 'ıstatıs'])('finds İstatistikler by %s', (typed) => {
    expect(found(typed)).toEqual(['İstatistikler']);
  });

  it('finds Turkish letters typed on a foreign keyboard, and words in any order', () => {
    expect(found('calisma')).toEqual(['Çalışma takvimi']);
    expect(found('takvim çalış')).toEqual(['Çalışma takvimi']);
  });

  it('finds by other words for the same thing, after those so named', () => {
    expect(found('universite')).toEqual(['Hedeflerim']);
    expect(found('panel')).toEqual(['Panel', 'Koç paneli']);
  });

  it('finds nothing for what is nowhere', () => {
    expect(found('panel xyz')).toEqual([]);
  });
});
