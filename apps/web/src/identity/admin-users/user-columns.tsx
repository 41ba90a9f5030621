import type { AdminUser } from '@netlik/contract/identity/person';
import { ROLES } from '@netlik/domain/roles';
import { formatDay } from '../../formats/days.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import styles from '../../platform/admin-system/admin.module.css';
import { roleNames } from '../../platform/admin-system/admin.texts.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { statusNames, userTexts as texts } from './admin-users.texts.ts';

const { columns: headers } = texts;
const COMPLETE = 80;
const statusTones = { active: 'success', inactive: 'warning', banned: 'danger' } as const;

export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim() || texts.noName;

/** The server sorts newest first, so no column is sortable. */
export const userColumns: readonly Column<AdminUser>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    sortable: false,
    value: personName,
    cell: (user) => (
      <Row as="span" gap="2" align="center" shrink>
        <Avatar person={user} size={30} />
        <Stack as="span" wrapAnywhere shrink>
          <RowName className={styles.open}>{personName(user)}</RowName>
          <Text as="span" tone="muted" size="small">
            {user.email}
          </Text>
        </Stack>
      </Row>
    ),
  },
  {
    id: 'role',
    header: headers.role,
    sortable: false,
    filter: ROLES.map((value) => ({ value, label: roleNames[value] })),
    value: ({ role }) => roleNames[role],
  },
  {
    id: 'tier',
    header: headers.tier,
    sortable: false,
    value: ({ role, plan }) => (role === 'student' ? texts.tiers[plan.tier] : null),
    cell: ({ role, plan }) =>
      role === 'student' ? (
        <Tag tone={plan.tier === 'premium' ? 'primary' : undefined}>{texts.tiers[plan.tier]}</Tag>
      ) : (
        '–'
      ),
  },
  {
    id: 'status',
    header: headers.status,
    sortable: false,
    value: ({ status }) => statusNames[status],
    cell: ({ status }) => <Tag tone={statusTones[status]}>{statusNames[status]}</Tag>,
  },
  {
    id: 'completeness',
    header: headers.completeness,
    sortable: false,
    numeric: true,
    value: ({ profileCompleteness }) => profileCompleteness,
    cell: ({ profileCompleteness }) => (
      <Tag tone={profileCompleteness >= COMPLETE ? 'success' : undefined}>%{profileCompleteness}</Tag>
    ),
  },
  {
    id: 'lastActivity',
    header: headers.lastActivity,
    sortable: false,
    value: ({ lastActivity }) => lastActivity,
    cell: ({ lastActivity }) =>
      lastActivity ? (
        <time dateTime={lastActivity}>{formatTimeAgo(lastActivity, new Date()) ?? texts.justNow}</time>
      ) : (
        texts.never
      ),
  },
  {
    id: 'registered',
    header: headers.registered,
    sortable: false,
    hiddenOnPhone: true,
    value: ({ registrationDate }) => formatDay(registrationDate),
  },
];
