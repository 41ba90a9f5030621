import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countPendingWrites } from '../../../outbox/outbox.ts';
import { SignOutQuestion } from '../../../outbox/sign-out-question.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { deviceTexts as texts } from '../account/account.texts.ts';
import { signOutEverywhere } from '../account/sign-out.ts';
import { authSessionQueries, removeOtherAuthSessions } from './auth-sessions.queries.ts';
import { DeviceRow } from './device-row.tsx';

export const DevicesCard = () => {
  const devices = useQuery(authSessionQueries.list());
  const others = useMutation({ mutationFn: removeOtherAuthSessions });
  const leave = useMutation({ mutationFn: signOutEverywhere });
  const [asking, setAsking] = useState(false);
  // Unsent writes would be lost: ask first.
  const signOutOrAsk = async () => {
    if ((await countPendingWrites().catch(() => 0)) > 0) setAsking(true);
    else leave.mutate();
  };
  const hasOthers = devices.data?.some((device) => !device.current);

  return (
    <Card title={texts.title} lead={texts.lead}>
      {devices.isPending && <SkeletonRows rows={2} />}
      {devices.error && !devices.data && <QueryError query={devices} title={texts.failed} compact />}
      {others.error && <Notice tone="danger">{others.error.message}</Notice>}
      {others.isSuccess && <Notice tone="success">{texts.endedOthers}</Notice>}
      {leave.error && <Notice tone="danger">{leave.error.message}</Notice>}
      <Stack as="ul">
        {devices.data?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </Stack>
      <Row gap="2" wrap>
        {hasOthers && (
          <Button look="quiet" busy={others.isPending} onClick={() => others.mutate()}>
            {texts.endOthers}
          </Button>
        )}
        <Button look="plain" busy={leave.isPending} onClick={() => void signOutOrAsk()}>
          {texts.signOutAll}
        </Button>
      </Row>
      {asking && (
        <SignOutQuestion
          onCancel={() => setAsking(false)}
          onSignOut={() => {
            setAsking(false);
            leave.mutate();
          }}
        />
      )}
    </Card>
  );
};
