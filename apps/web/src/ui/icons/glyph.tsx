import type { ReactNode } from 'react';

export type IconProps = { size?: number; className?: string };

/** The svg element shared by all icons, in Lucide's square of 24. */
export const IconFrame = ({ size = 20, className, children }: IconProps & { children: ReactNode }) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.92"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

type Props = IconProps & { path: string; fill?: string };

export const Glyph = ({ path, fill, ...props }: Props) => (
  <IconFrame {...props}>
    <path d={path} fill={fill} />
  </IconFrame>
);

export const icon =
  (path: string, fill = 'none') =>
  (props: IconProps) => <Glyph path={path} fill={fill} {...props} />;
