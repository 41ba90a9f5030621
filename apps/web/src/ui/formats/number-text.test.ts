import { describe, expect, it } from 'vitest';
import { numberText, parseNumber, stepNumber } from './number-text.ts';

describe('parseNumber', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 1.250 ', 1250],
    ['1.250,75', 1250.75],
    ['-3,25', -3.25],
    ['0', 0],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
  it.each(['', 'abc', '1,2,3', '1e5', '--2', ',5'])('"%s" is none', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
  it('are written with a comma', () => {
    expect(numberText(12.5)).toBe('12,5');
    expect(numberText(1250)).toBe('1250');
  });
});

describe('stepNumber', () => {
  it('stays within its bounds', () => {
    expect(stepNumber('9', 1, { min: 1, max: 10 })).toBe('10');
    expect(stepNumber('10', 1, { min: 1, max: 10 })).toBe('10');
    expect(stepNumber('1', -1, { min: 1, max: 10 })).toBe('1');
  });
  it('starts at the lower bound', () => {
    expect(stepNumber('', 1, { min: 5 })).toBe('5');
  });
  it('avoids floating point errors', () => {
    expect(stepNumber('0,2', 1, { step: 0.1 })).toBe('0,3');
  });
});
