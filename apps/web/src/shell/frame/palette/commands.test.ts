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

describe('findCommands', () => {
  it('returns everything in order for an empty query', () => {
    expect(found('  ')).toEqual(commands.map(({ label }) => label));
  });

  it.each(['istatis', 'ISTATIS', 'İSTATİS', 'ıstatıs'])('finds İstatistikler by %s', (typed) => {
    expect(found(typed)).toEqual(['İstatistikler']);
  });

  it('finds Turkish letters typed on a foreign keyboard, and words in any order', () => {
    expect(found('calisma')).toEqual(['Çalışma takvimi']);
    expect(found('takvim çalış')).toEqual(['Çalışma takvimi']);
  });

  it('ranks keyword matches after name matches', () => {
    expect(found('universite')).toEqual(['Hedeflerim']);
    expect(found('panel')).toEqual(['Panel', 'Koç paneli']);
  });

  it('returns nothing if a word does not match', () => {
    expect(found('panel xyz')).toEqual([]);
  });
});
