import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { actionTarget } from './action-target.ts';

type Props = { to: string | null; children: ReactNode; otherwise?: ReactNode } & Omit<
  ComponentProps<'a'>,
  'href' | 'target' | 'rel'
>;

/** Links to an untrusted address, or renders `otherwise` if the address is not allowed. */
export const ActionLink = ({ to, children, otherwise = null, ...rest }: Props) => {
  const target = actionTarget(to);
  if (!target) return otherwise;
  if ('page' in target)
    return (
      <Link {...rest} to={target.page}>
        {children}
      </Link>
    );
  return (
    <a {...rest} href={target.site} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (yeni sekmede açılır)</span>
    </a>
  );
};
