import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './account.module.css';
import { accountQueries, endOtherDevices } from './account.queries.ts';
import { deviceTexts as texts } from './account.texts.ts';
import { DeviceRow } from './device-row.tsx';

const Waiting = () => (
  <>
    {[0, 1].map((row) => (
      <li key={row} className={styles.device}>
        <Skeleton height={40} width={40} radius={12} />
        <div className={styles.deviceText}>
          <Skeleton height={16} width={180} />
          <Skeleton height={12} width={120} mt={8} />
        </div>
      </li>
    ))}
  </>
);

export const DevicesCard = () => {
  const devices = useQuery(accountQueries.devices());
  const others = useMutation(endOtherDevices(useQueryClient()));
  const hasOthers = devices.data?.some((device) => !device.current);

  return (
    <section className={styles.card} aria-labelledby="devices-title">
      <div className={styles.cardHead}>
        <div>
          <h2 id="devices-title">{texts.title}</h2>
          <p className={styles.small}>{texts.lead}</p>
        </div>
      </div>
      {devices.error && (
        <Notice tone="danger">
          <p>{devices.error.message}</p>
          <Button look="quiet" small busy={devices.isFetching} onClick={() => void devices.refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {others.error && <Notice tone="danger">{others.error.message}</Notice>}
      {others.isSuccess && <Notice tone="success">{texts.endedOthers}</Notice>}
      <ul className={styles.devices} aria-busy={devices.isPending}>
        {devices.isPending && <Waiting />}
        {devices.data?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.data?.length === 0 && <p className={styles.small}>{texts.empty}</p>}
      {hasOthers && (
        <div className={styles.actions}>
          <Button look="quiet" busy={others.isPending} onClick={() => others.mutate()}>
            {texts.endOthers}
          </Button>
        </div>
      )}
    </section>
  );
};
