import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countPendingWrites } from '../../../outbox/outbox.ts';
import { SignOutQuestion } from '../../../outbox/sign-out-question.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import styles from '../account/account.module.css';
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
      <UntilLoaded query={devices} failed={texts.failed} compact>
        <SkeletonRows rows={2} />
      </UntilLoaded>
      {others.error && <Notice tone="danger">{others.error.message}</Notice>}
      {others.isSuccess && <Notice tone="success">{texts.endedOthers}</Notice>}
      {leave.error && <Notice tone="danger">{leave.error.message}</Notice>}
      <ul className={styles.devices}>
        {devices.data?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <div className={styles.actions}>
        {hasOthers && (
          <Button look="quiet" busy={others.isPending} onClick={() => others.mutate()}>
            {texts.endOthers}
          </Button>
        )}
        <Button look="plain" busy={leave.isPending} onClick={() => void signOutOrAsk()}>
          {texts.signOutAll}
        </Button>
      </div>
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
