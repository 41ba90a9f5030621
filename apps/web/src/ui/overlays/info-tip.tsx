import { useRef, useState } from 'react';
import { Drawn } from '../icons/icons.tsx';
import styles from './info-tip.module.css';
import { Popup } from './popup.tsx';

type Props = {
  /** What is explained: „Verimlilik”. */
  about: string;
  text: string;
};

/** How a figure comes about, for whoever asks. A press, not a hover: phones have none. */
export const InfoTip = ({ about, text }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${about}: nasıl hesaplanır?`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Drawn size={16}>
          <circle cx="10" cy="10" r="7.6" />
          <path d="M10 9.4v4.2M10 6.4h.01" />
        </Drawn>
      </button>
      {open && (
        <Popup anchor={button} onClose={() => setOpen(false)}>
          <p className={styles.text} role="status">
            {text}
          </p>
        </Popup>
      )}
    </>
  );
};
