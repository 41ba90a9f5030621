import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatExamNet } from '../../formats/numbers.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { examQueries } from './exam-attempts.queries.ts';
import { examNames, listTexts as texts } from './exam-attempts.texts.ts';
import { filterOf } from './exam-filter.ts';
import styles from './exam-list.module.css';

/** Renders nothing on a day without exams. */
export const DayExams = ({ day }: { day: string }) => {
  const attempts = useQuery(examQueries.ofDay(day)).data?.data ?? [];
  if (attempts.length === 0) return null;
  return (
    <Stack as="ul" className={styles.ofDay} aria-label={texts.title}>
      {attempts.map(({ _id, examType, source, totals }) => (
        <li key={_id}>
          <Row
            to={`/exam-tracker?type=${filterOf(examType)}`}
            as={Link}
            gap="3"
            align="center"
            tone="plain"
            size="small"
            numbers
            minTouchTarget
            className={styles.dayLink}
          >
            <Tag tone="primary">{examNames[filterOf(examType)]}</Tag>
            <Text as="span" weight="semibold" wrapAnywhere grow lines={2} className={styles.source}>
              {source}
            </Text>
            <b>
              {formatExamNet(totals.netScore)} {texts.net}
            </b>
          </Row>
        </li>
      ))}
    </Stack>
  );
};
