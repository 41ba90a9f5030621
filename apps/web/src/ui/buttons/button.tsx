import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

type Look = {
  look?: 'primary' | 'soft' | 'line' | 'quiet' | 'danger';
  wide?: boolean;
  small?: boolean;
  /** A circle with an icon. */
  round?: boolean;
};

const classes = ({ look = 'primary', wide, small, round }: Look, more?: string | false) =>
  [styles.button, styles[look], wide && styles.wide, small && styles.small, round && styles.round, more]
    .filter(Boolean)
    .join(' ');

type Props = Look & { busy?: boolean; children: ReactNode } & Omit<ComponentProps<'button'>, 'className'>;

export const Button = ({
  look,
  wide,
  small,
  round,
  busy = false,
  children,
  type = 'button',
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    className={classes({ look, wide, small, round }, busy && styles.busy)}
    aria-busy={busy || undefined}
    // `disabled` would remove the focus while the form is being sent.
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : rest.onClick}
  >
    <span className={styles.label}>{children}</span>
    {busy && <span className={styles.spinner} />}
  </button>
);

export const ButtonLink = ({
  look,
  wide,
  small,
  round,
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link {...rest} className={classes({ look, wide, small, round })} />
);
