import { type Alert, alertAudiences, alertStatuses } from '@netlik/contract/platform/alerts';
import { formatShortDayTime } from '../../../formats/clock.ts';
import type { Column } from '../../../ui/data-table/table-column.ts';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { Tag } from '../../../ui/states/tag.tsx';
import { audienceNames, severityNames, statusNames, managerTexts as texts } from './alert-manager.texts.ts';

const { columns: headers } = texts;

const statusTones = { live: 'success', planned: 'primary', over: 'warning', off: undefined } as const;

const windowText = ({ startsAt, endsAt }: Alert) => {
  if (startsAt && endsAt) return texts.between(formatShortDayTime(startsAt), formatShortDayTime(endsAt));
  if (startsAt) return texts.from(formatShortDayTime(startsAt));
  return endsAt ? texts.until(formatShortDayTime(endsAt)) : texts.always;
};

/** The server sorts newest first, so no column is sortable. */
export const alertColumns = (onToggle: (alert: Alert) => void): readonly Column<Alert>[] => [
  { id: 'title', header: headers.title, isRowName: true, sortable: false, value: ({ title }) => title },
  {
    id: 'status',
    header: headers.status,
    sortable: false,
    filter: alertStatuses.map((value) => ({ value, label: statusNames[value] })),
    value: ({ status }) => statusNames[status],
    cell: ({ status }) => <Tag tone={statusTones[status]}>{statusNames[status]}</Tag>,
  },
  {
    id: 'audience',
    header: headers.audience,
    sortable: false,
    filter: alertAudiences.map((value) => ({ value, label: audienceNames[value] })),
    value: ({ audience }) => audienceNames[audience],
  },
  {
    id: 'severity',
    header: headers.severity,
    sortable: false,
    value: ({ severity }) => severityNames[severity],
  },
  { id: 'window', header: headers.window, sortable: false, value: windowText },
  {
    id: 'active',
    header: headers.active,
    sortable: false,
    // Aligns the switch and its heading to the end of the cell.
    numeric: true,
    value: ({ isActive }) => (isActive ? 1 : 0),
    cell: (alert) => (
      <SwitchField
        label={<span className="visually-hidden">{texts.toggle(alert.title)}</span>}
        checked={alert.isActive}
        onChange={() => onToggle(alert)}
      />
    ),
  },
];
