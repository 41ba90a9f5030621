import type { Alert } from '@netlik/contract/alerts';
import type { ReactNode } from 'react';
import { ActionLink } from '../../ui/buttons/action-link.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/glyphs.tsx';
import { IconFrame } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './alert-banners.module.css';
import { alertTexts as texts } from './alerts.texts.ts';

/** Each severity has its own shape, not only its own colour. */
const icons: Record<Alert['severity'], ReactNode> = {
  info: (
    <IconFrame>
      <circle cx="10" cy="10" r="7.6" />
      <path d="M10 9.4v4.3M10 6.4h.01" />
    </IconFrame>
  ),
  success: (
    <IconFrame>
      <circle cx="10" cy="10" r="7.6" />
      <path d="m6.6 10.4 2.4 2.4 4.6-5.2" />
    </IconFrame>
  ),
  warning: (
    <IconFrame>
      <path d="M8.8 3.4 2 15.2a1.4 1.4 0 0 0 1.2 2.1h13.6a1.4 1.4 0 0 0 1.2-2.1L11.2 3.4a1.4 1.4 0 0 0-2.4 0ZM10 7.6v3.8M10 14.2h.01" />
    </IconFrame>
  ),
  error: (
    <IconFrame>
      <path d="M6.8 2.4h6.4l4.4 4.4v6.4l-4.4 4.4H6.8l-4.4-4.4V6.8l4.4-4.4ZM10 6.2v4.6M10 13.8h.01" />
    </IconFrame>
  ),
};

type Props = { alert: Alert; linked: boolean; onClose: () => void };

export const AlertBanner = ({ alert, linked, onClose }: Props) => (
  <article className={`${styles.banner} ${styles[alert.severity]}`}>
    {icons[alert.severity]}
    <Stack gap="1" look="small" breaks className={styles.text}>
      <Text look="body semibold" className={styles.title}>
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
