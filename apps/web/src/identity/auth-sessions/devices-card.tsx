import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signOutEverywhere } from '../../data/calls/sign-out.ts';
import { countPendingWrites } from '../../data/outbox/outbox.ts';
import { SignOutQuestion } from '../../data/outbox/sign-out-question.tsx';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { deviceTexts as texts } from '../account/account.texts.ts';
import { authSessionQueries } from './auth-sessions.queries.ts';
import { DeviceRow } from './device-row.tsx';

export const DevicesCard = () => {
  const devices = useQuery(authSessionQueries.list());
  const [asking, setAsking] = useState(false);
  const [endedOthers, setEndedOthers] = useState(false);
  const others = useWrite(authSessions.removeOthers, {
    failed: '',
    inline: true,
    onDone: () => setEndedOthers(true),
  });
  const leave = useWrite(() => signOutEverywhere(), { failed: '', inline: true });
  // Signing out discards unsent writes, so the user is asked first.
  const signOutOrAsk = async () => {
    if ((await countPendingWrites().catch(() => 0)) > 0) setAsking(true);
    else void leave.send();
  };
  const hasOthers = devices.data?.some((device) => !device.current);

  return (
    <Section title={texts.title} lead={texts.lead}>
      <UntilLoaded query={devices} failed={texts.failed} compact>
        <SkeletonRows rows={2} />
      </UntilLoaded>
      {others.error && <Notice tone="danger">{others.error}</Notice>}
      {endedOthers && <Notice tone="success">{texts.endedOthers}</Notice>}
      {leave.error && <Notice tone="danger">{leave.error}</Notice>}
      <Stack as="ul">
        {devices.data?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </Stack>
      <Row gap="2" wrap>
        {hasOthers && (
          <Button look="line" busy={others.busy} onClick={() => others.send()}>
            {texts.endOthers}
          </Button>
        )}
        <Button look="quiet" busy={leave.busy} onClick={() => void signOutOrAsk()}>
          {texts.signOutAll}
        </Button>
      </Row>
      {asking && (
        <SignOutQuestion
          onCancel={() => setAsking(false)}
          onSignOut={() => {
            setAsking(false);
            void leave.send();
          }}
        />
      )}
    </Section>
  );
};
