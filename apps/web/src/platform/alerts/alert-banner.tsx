import type { Alert } from '@netlik/contract/platform/alerts';
import SuccessIcon from 'lucide-react/icons/circle-check';
import InfoIcon from 'lucide-react/icons/info';
import ErrorIcon from 'lucide-react/icons/octagon-alert';
import WarningIcon from 'lucide-react/icons/triangle-alert';
import CloseIcon from 'lucide-react/icons/x';
import type { ReactElement } from 'react';
import { ActionLink } from '../../ui/buttons/action-link.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
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

/** One line that opens to its text. */
export const AlertBanner = ({ alert, linked, onClose }: Props) => (
  <article className={`${styles.banner} ${tones[alert.severity === 'error' ? 'danger' : alert.severity]}`}>
    {/* Each severity has its own shape, not only its own colour. */}
    {icons[alert.severity]}
    <details>
      <summary>
        <span className="visually-hidden">{texts.severities[alert.severity]}: </span>
        {alert.title}
      </summary>
      <p>{alert.message}</p>
    </details>
    {linked && <ActionLink to={alert.ctaUrl}>{alert.ctaLabel ?? texts.more}</ActionLink>}
    <IconButton label={texts.close(alert.title)} onClick={onClose}>
      <CloseIcon size={18} />
    </IconButton>
  </article>
);
