import type { CoachMeeting } from '@netlik/contract/coaching/meetings';
import { meetings } from '@netlik/contract/coaching/meetings';
import type { ReactNode } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatFullDay } from '../../formats/days.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { meetingTexts as texts } from './meetings.texts.ts';

type Props = { meeting: CoachMeeting; name?: ReactNode; onEdit: () => void };

export const MeetingRow = ({ meeting, name, onEdit }: Props) => {
  const { send } = useWrite(meetings.remove, { done: texts.removed, failed: texts.removeFailed });
  const remove = async () => {
    const question = { title: texts.removeTitle, text: texts.removeText, action: texts.remove };
    if (await confirm({ ...question, danger: true })) await send({ params: { id: meeting._id } });
  };
  return (
    <Row as="li" gap="3" align="start" between>
      <Stack gap="0" shrink>
        {name}
        <Text weight="semibold" numbers>
          {formatFullDay(meeting.day)} · {meeting.time}
        </Text>
        <Text look={meeting.agreed ? 'small' : 'muted small'} wrapAnywhere>
          {meeting.agreed || texts.notAgreed}
        </Text>
      </Stack>
      <MenuButton
        label={texts.more}
        items={[
          { label: meeting.agreed ? texts.edit : texts.note, onSelect: onEdit },
          { label: texts.remove, danger: true, onSelect: () => void remove() },
        ]}
      />
    </Row>
  );
};
