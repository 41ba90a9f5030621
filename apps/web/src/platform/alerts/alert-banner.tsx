import type { Alert } from '@netlik/contract/platform/alerts';
import SuccessIcon from 'lucide-react/icons/circle-check';
import InfoIcon from 'lucide-react/icons/info';
import ErrorIcon from 'lucide-react/icons/octagon-alert';
import WarningIcon from 'lucide-react/icons/triangle-alert';
import CloseIcon from 'lucide-react/icons/x';
import type { ReactElement } from 'react';
import { ActionLink } from '../../ui/buttons/action-link.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import tones from '../../ui/states/tones.module.css';
import styles from './alert-banners.module.css';
import { alertTexts as texts } from './alerts.texts.ts';

const icons: Record<Alert['severity'], ReactElement> = {
  info: <InfoIcon />,
  success: <SuccessIcon />,
  warning: <WarningIcon />,
  error: <ErrorIcon />,
};

type Props = { alert: Alert; linked: boolean; onClose: () => void };

export const AlertBanner = ({ alert, linked, onClose }: Props) => (
  <article className={`${styles.banner} ${tones[alert.severity === 'error' ? 'danger' : alert.severity]}`}>
    {/* Each severity has its own shape, not only its own colour. */}
    {icons[alert.severity]}
    <Stack gap="1" size="small" wrapAnywhere className={styles.text}>
      <Text size="body" weight="semibold" className={styles.title}>
        <span className="visually-hidden">{texts.severities[alert.severity]}: </span>
        {alert.title}
      </Text>
      <p className={styles.message}>{alert.message}</p>
      {linked && (
        <ActionLink to={alert.ctaUrl} className={styles.action}>
          {alert.ctaLabel ?? texts.more}
        </ActionLink>
      )}
    </Stack>
    <IconButton label={texts.close(alert.title)} onClick={onClose}>
      <CloseIcon size={18} />
    </IconButton>
  </article>
);
