import { describe, expect, it } from 'vitest';
import { browserStorage } from '../../api/browser-storage.ts';
import { close, isClosed, readClosed } from './closed-alerts.ts';

const holiday = { id: 'a', updatedAt: '2026-11-15T09:00:00.000Z' };
const repair = { id: 'b', updatedAt: '2026-11-15T10:00:00.000Z' };

describe('a closed alert', () => {
  it('stays closed for whoever closed it, and nobody else', () => {
    close('ayse', holiday, [holiday, repair]);
    expect(isClosed(readClosed('ayse'), holiday)).toBe(true);
    expect(isClosed(readClosed('ayse'), repair)).toBe(false);
    expect(isClosed(readClosed('mehmet'), holiday)).toBe(false);
  });

  it('comes back when it is changed', () => {
    close('elif', holiday, [holiday]);
    expect(isClosed(readClosed('elif'), { ...holiday, updatedAt: '2026-11-16T09:00:00.000Z' })).toBe(false);
  });

  it('is forgotten once it is no longer active', () => {
    close('can', holiday, [holiday, repair]);
    expect(close('can', repair, [repair])).toEqual({ b: repair.updatedAt });
  });

  it.each(['{', 'null', '7', '[1]', '{"a":5}'])('is nothing where storage holds %s', (raw) => {
    browserStorage.write('netlik.closed-alerts.deniz', raw);
    expect(readClosed('deniz')).toEqual({});
  });
});
