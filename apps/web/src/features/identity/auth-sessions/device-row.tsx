import type { AuthSession } from '@netlik/contract/identity/auth-sessions';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { timeAgo } from '../../../ui/formats/time-ago.ts';
import { DeviceIcon, PhoneIcon } from '../../../ui/icons/icons.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from '../account/account.module.css';
import { deviceTexts as texts } from '../account/account.texts.ts';
import { removeAuthSession } from './auth-sessions.queries.ts';

const isPhone = (device: string) => /android|iphone|ipad|ios|telefon|mobile/i.test(device);

export const DeviceRow = ({ device }: { device: AuthSession }) => {
  const end = useMutation({ mutationFn: () => removeAuthSession(device.id) });
  const ago = timeAgo(device.lastSeenAt, new Date());
  return (
    <Row as="li" gap="3" align="center" wrap className={styles.device}>
      <Stack as="span" center look="primary" fixed className={styles.deviceIcon}>
        {isPhone(device.device) ? <PhoneIcon /> : <DeviceIcon />}
      </Stack>
      <div className={styles.deviceText}>
        <Row gap="2" align="center" wrap look="medium">
          {device.device}
          {device.current && (
            <Text as="span" look="primary tiny medium" className={styles.tag}>
              {texts.current}
            </Text>
          )}
        </Row>
        <p className={styles.small}>
          <time dateTime={device.lastSeenAt}>{device.current || !ago ? texts.seenNow : texts.seen(ago)}</time>
          {device.remembered && ` · ${texts.remembered}`}
        </p>
        {end.error && (
          <p className={styles.problem} role="alert">
            {end.error.message}
          </p>
        )}
      </div>
      {!device.current && (
        <Button
          look="quiet"
          small
          busy={end.isPending}
          aria-label={texts.endNamed(device.device)}
          onClick={() => end.mutate()}
        >
          {texts.end}
        </Button>
      )}
    </Row>
  );
};
