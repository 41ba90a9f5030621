import type { CoachListItem } from '@netlik/contract/coach/admin-coaches';
import { studyDay } from '@netlik/domain/study-day';
import { Link } from 'react-router';
import type { Column } from '../../../ui/data-table/table-column.ts';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { dayText } from '../../../ui/pickers/calendar.ts';
import styles from './admin-coaches.module.css';
import { coachListTexts as texts } from './admin-coaches.texts.ts';

const { columns: headers } = texts;

export const coachAddress = (id: string) => `/admin/coaches/${id}`;

/** The ids of what sorts are the contract's. */
export const coachColumns: readonly Column<CoachListItem>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ name }) => name,
    cell: ({ _id, name, avatar, isActive }) => (
      <Row as="span" gap="2" align="center" shrink>
        <Avatar person={{ firstName: name, avatar }} size={32} />
        <Row
          to={coachAddress(_id)}
          as={Link}
          align="center"
          inline
          look="plain semibold"
          breaks
          className={styles.name!}
        >
          {name}
        </Row>
        {!isActive && (
          <Text as="span" look="warning tiny semibold" fixed className={styles.mark}>
            {texts.suspended}
          </Text>
        )}
      </Row>
    ),
  },
  { id: 'email', header: headers.email, value: ({ email }) => email },
  { id: 'city', header: headers.city, value: ({ city }) => city },
  { id: 'students', header: headers.students, value: ({ studentCount }) => studentCount, numeric: true },
  {
    id: 'createdAt',
    header: headers.createdAt,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayText(studyDay(new Date(createdAt)))}</time>,
  },
];
