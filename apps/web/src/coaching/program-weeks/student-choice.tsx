import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { coachStudentQueries } from '../coach-students/coach-students.queries.ts';
import { weekFormTexts as texts } from './program-weeks.texts.ts';

export const StudentChoice = (props: { coachParam: string | null; onStudent: (id: string) => void }) => {
  const query = useQuery(coachStudentQueries.all(props.coachParam));
  const students = query.data?.data ?? [];
  if (students.length === 0) return <EmptyState title={texts.chooseStudent} text={texts.chooseStudentText} />;
  return (
    <Stack gap="3">
      <Text as="h2" size="large" weight="semibold">
        {texts.whose}
      </Text>
      <Row gap="2" wrap>
        {students.map(({ _id, fullName }) => (
          <Button key={_id} look="quiet" onClick={() => props.onStudent(_id)}>
            {fullName}
          </Button>
        ))}
      </Row>
    </Stack>
  );
};
