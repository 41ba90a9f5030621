import type { AuditEntry } from '@netlik/contract/audit';
import { auditTexts as texts } from './audit.texts.ts';

const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value))
    return new Date(value).toLocaleString('tr-TR', { timeZone: 'Europe/Istanbul' });
  return typeof value === 'object' ? texts.changed : String(value);
};

/** Fields that say which alert or week it was. */
const naming = new Set(['alert', 'week', 'year']);

/** One line a field: „Paket: free → premium”; of names and addresses only that they changed. */
export const changeLines = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => {
    const [from, to] = [before?.[field], after?.[field]];
    const label = texts.field(field);
    if (to === 'changed' || (typeof to === 'object' && to !== null)) return `${label}: ${texts.changed}`;
    return before && !naming.has(field)
      ? `${label}: ${valueText(from)} → ${valueText(to)}`
      : `${label}: ${valueText(to)}`;
  });
};
