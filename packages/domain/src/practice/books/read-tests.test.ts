import { describe, expect, it } from 'vitest';
import { readTests } from './read-tests.ts';

const namesOf = (text: string, subject = 'matematik_ayt') => {
  const read = readTests(text, subject);
  return read.ok ? read.tests.map(({ name, topic, questions }) => [name, topic, questions]) : read.error;
};

describe('readTests', () => {
  it('makes numbered tests of a range', () => {
    const read = readTests('1–40 test, 12 soru', 'matematik');
    expect(read.ok && [read.tests.length, read.tests[0], read.tests[39]?.name]).toEqual([
      40,
      { name: 'Test 1', topic: null, questions: 12 },
      'Test 40',
    ]);
  });

  it('reads a line a test, with its topic and the questions of the line before', () => {
    expect(namesOf('Türev: 2 test, 14 soru\n\nLimit Karma - 16 soru\nGenel deneme')).toEqual([
      ['Türev 1', 'Türev', 14],
      ['Türev 2', 'Türev', 14],
      ['Limit Karma', null, 16],
      ['Genel deneme', null, 16],
    ]);
  });

  it('a test’s own number is no number of tests', () => {
    expect(namesOf('Türev Test 3')).toEqual([['Türev Test 3', 'Türev', 12]]);
    expect(namesOf('3-4. testler')).toEqual([
      ['Test 3', null, 12],
      ['Test 4', null, 12],
    ]);
  });

  it.each([
    ['  \n', 'Test listesi boş'],
    ['40-1 test', '1. satırdaki test aralığı ters'],
    ['1-501 test', 'Bir kitapta en fazla 500 test olabilir'],
    ['Türev\n5 test, 900 soru', '2. satırda soru sayısı 1 ile 200 arasında olmalı'],
    ['x'.repeat(200), '1. satırdaki ad en fazla 115 karakter olabilir'],
  ])('refuses %j with its reason', (text, error) => {
    expect(namesOf(text)).toBe(error);
  });
});
