import type { AuditEntry } from '@netlik/contract/platform/audit';
import { formatDayTime } from '../../formats/clock.ts';
import { auditTexts as texts } from './audit.texts.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const valueText = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'object') return texts.changed;
  const text = String(value);
  // The server adds names of people; an erased person has only an id.
  if (UUID.test(text)) return texts.erased;
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatDayTime(text);
  return texts.value(field, text);
};

const naming = new Set(['alert', 'week', 'year']);

/**
 * Returns one line per field, such as „Paket: Ücretsiz → Premium”; names and addresses show only that they
 * changed.
 */
export const changeLines = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => {
    const [from, to] = [before?.[field], after?.[field]];
    const label = texts.field(field);
    if (to === 'changed' || (typeof to === 'object' && to !== null)) return `${label}: ${texts.changed}`;
    if (!before || naming.has(field)) return `${label}: ${valueText(field, to)}`;
    return after
      ? `${label}: ${valueText(field, from)} → ${valueText(field, to)}`
      : `${label}: ${valueText(field, from)}`;
  });
};
