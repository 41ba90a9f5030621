import { type AuthSession, authSessions } from '@netlik/contract/identity/auth-sessions';
import DeviceIcon from 'lucide-react/icons/monitor';
import PhoneIcon from 'lucide-react/icons/smartphone';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import styles from '../account/account.module.css';
import { deviceTexts as texts } from '../account/account.texts.ts';

const isPhone = (device: string) => /android|iphone|ipad|ios|telefon|mobile/i.test(device);

export const DeviceRow = ({ device }: { device: AuthSession }) => {
  const end = useWrite(authSessions.remove, { failed: '', inline: true });
  const ago = formatTimeAgo(device.lastSeenAt, new Date());
  return (
    <Row as="li" gap="3" align="center" wrap className={styles.device}>
      <Text as="span" tone="muted" noShrink>
        {isPhone(device.device) ? <PhoneIcon /> : <DeviceIcon />}
      </Text>
      <div className={styles.deviceText}>
        <Row gap="2" align="center" wrap weight="medium">
          {device.device}
          {device.current && <Tag tone="primary">{texts.current}</Tag>}
        </Row>
        <Text tone="muted" size="small">
          <time dateTime={device.lastSeenAt}>{device.current || !ago ? texts.seenNow : texts.seen(ago)}</time>
          {device.remembered && ` · ${texts.remembered}`}
        </Text>
        {end.error && (
          <Text tone="danger" size="small" role="alert">
            {end.error}
          </Text>
        )}
      </div>
      {!device.current && (
        <Button
          look="line"
          small
          busy={end.busy}
          aria-label={texts.endNamed(device.device)}
          onClick={() => end.send({ params: { id: device.id } })}
        >
          {texts.end}
        </Button>
      )}
    </Row>
  );
};
