import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accuracy, net, shownNet } from './net.ts';

const answers = fc.nat({ max: 500 });

describe('net', () => {
  it('takes a quarter for every wrong answer', () => {
    expect(net(30, 6)).toBe(28.5);
    expect(net(0, 0)).toBe(0);
  });

  it('stays raw below zero', () => {
    expect(net(1, 8)).toBe(-1);
  });

  it('is the same whether answers are added before or after', () => {
    fc.assert(
      fc.property(answers, answers, answers, answers, (a, b, c, d) => {
        expect(net(a, b) + net(c, d)).toBe(net(a + c, b + d));
      }),
    );
  });
});

describe('shownNet', () => {
  it('stops at zero', () => {
    expect(shownNet(1, 8)).toBe(0);
    expect(shownNet(10, 1)).toBe(9.75);
  });
});

describe('accuracy', () => {
  it('is null without answers and zero when all are wrong', () => {
    expect(accuracy(0, 0)).toBeNull();
    expect(accuracy(0, 3)).toBe(0);
  });

  it('lies between 0 and 1 and rises with a right answer', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 1, max: 500 }), (correct, wrong) => {
        const now = accuracy(correct, wrong) ?? Number.NaN;
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBeLessThan(1);
        expect(accuracy(correct + 1, wrong)).toBeGreaterThan(now);
      }),
    );
  });
});
