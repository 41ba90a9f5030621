import { describe, expect, it } from 'vitest';
import { browserStorage } from '../../data/calls/browser-storage.ts';
import { closeAlert, isClosed, readClosedAlerts } from './closed-alerts.ts';

const holiday = { id: 'a', updatedAt: '2026-11-15T09:00:00.000Z' };
const repair = { id: 'b', updatedAt: '2026-11-15T10:00:00.000Z' };

describe('closed alerts', () => {
  it('stay closed for the person who closed them only', () => {
    closeAlert('ayse', holiday, [holiday, repair]);
    expect(isClosed(readClosedAlerts('ayse'), holiday)).toBe(true);
    expect(isClosed(readClosedAlerts('ayse'), repair)).toBe(false);
    expect(isClosed(readClosedAlerts('mehmet'), holiday)).toBe(false);
  });

  it('reappear when changed', () => {
    closeAlert('elif', holiday, [holiday]);
    expect(isClosed(readClosedAlerts('elif'), { ...holiday, updatedAt: '2026-11-16T09:00:00.000Z' })).toBe(
      false,
    );
  });

  it('are dropped once no longer active', () => {
    closeAlert('can', holiday, [holiday, repair]);
    expect(closeAlert('can', repair, [repair])).toEqual({ b: repair.updatedAt });
  });

  it.each(['{', 'null', '7', '[1]', '{"a":5}'])('are empty if storage contains %s', (raw) => {
    browserStorage.write('netlik.closed-alerts.deniz', raw);
    expect(readClosedAlerts('deniz')).toEqual({});
  });
});
