import InfoIcon from 'lucide-react/icons/info';
import { useRef, useState } from 'react';
import { Text } from '../layout/text.tsx';
import styles from './info-tip.module.css';
import { Popup } from './popup.tsx';

type Props = {
  /** The explained figure: „Verimlilik”. */
  about: string;
  text: string;
};

/** Opens on click, because phones have no hover. */
export const InfoTip = ({ about, text }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    // Rendered before its text, because screen readers otherwise do not announce it.
    <span aria-live="polite" className={styles.announcer}>
      <Text
        ref={button}
        type="button"
        as="button"
        tone="muted"
        noShrink
        className={styles.button}
        aria-label={`${about}: nasıl hesaplanır?`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <InfoIcon size={16} />
      </Text>
      {open && (
        <Popup anchor={button} onClose={() => setOpen(false)}>
          <Text size="small" weight="regular" text="start" className={styles.text}>
            {text}
          </Text>
        </Popup>
      )}
    </span>
  );
};
