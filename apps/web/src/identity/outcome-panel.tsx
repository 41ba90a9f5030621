import CheckIcon from 'lucide-react/icons/check';
import AlertIcon from 'lucide-react/icons/circle-alert';
import MailCheckIcon from 'lucide-react/icons/mail-check';
import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '../ui/layout/stack.tsx';
import styles from './outcome-panel.module.css';

const icons = {
  mail: <MailCheckIcon size={26} />,
  done: <CheckIcon size={28} />,
  failed: <AlertIcon size={28} />,
};

type Props = { emblem: keyof typeof icons; title: string; children: ReactNode };

export const OutcomePanel = ({ emblem, title, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed, so the heading takes the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack as="section" gap="5" align="start">
      <span className={`${styles.emblem} ${styles[emblem]}`}>{icons[emblem]}</span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Stack>
  );
};
