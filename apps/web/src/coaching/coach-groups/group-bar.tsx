import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Row } from '../../ui/layout/row.tsx';
import { coachGroupQueries } from './coach-groups.queries.ts';
import { groupTexts as texts } from './coach-groups.texts.ts';
import { GroupMark } from './group-mark.tsx';

const GroupsDialog = lazyNamed(() => import('./groups-dialog.tsx'), 'GroupsDialog');

const EVERYONE = '';

type Props = { group: string | null; onGroup: (group: string | null) => void };

export const GroupBar = ({ group, onGroup }: Props) => {
  const { data: groups = [] } = useQuery(coachGroupQueries.list());
  const [open, setOpen] = useState(false);
  const options = [
    { value: EVERYONE, label: texts.everyone },
    ...groups.map((one) => ({ value: one._id, label: <GroupMark group={one} /> })),
  ];
  return (
    <Row gap="2 3" align="center" wrap>
      {groups.length > 0 && (
        <Segmented
          label={texts.filter}
          quiet
          options={options}
          value={groups.some(({ _id }) => _id === group) ? group! : EVERYONE}
          onChange={(next) => onGroup(next || null)}
        />
      )}
      <Button look="quiet" small onClick={() => setOpen(true)}>
        {groups.length > 0 ? texts.manage : texts.first}
      </Button>
      {open && (
        <Suspense>
          <GroupsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
};
