import type { ReactNode } from 'react';
import * as paths from './icon-paths.ts';

export type IconProps = { size?: number; className?: string };

type FrameProps = IconProps & { grid?: number; children: ReactNode };

/** The svg element shared by all icons; `grid` is the side of the square they are drawn in. */
export const IconFrame = ({ size = 20, grid = 20, className, children }: FrameProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox={`0 0 ${grid} ${grid}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={grid * 0.08}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** An icon of Lucide. */
export const icon = (path: string) => (props: IconProps) => (
  <IconFrame grid={24} {...props}>
    <path d={path} />
  </IconFrame>
);

export const EyeIcon = icon(paths.eye);
export const EyeOffIcon = icon(paths.eyeOff);
export const SunIcon = icon(paths.sun);
export const MoonIcon = icon(paths.moon);
export const PaletteIcon = icon(paths.palette);
export const AlertIcon = icon(paths.alert);
export const CheckIcon = icon(paths.check);
export const MailIcon = icon(paths.mail);
export const DeviceIcon = icon(paths.device);
export const PhoneIcon = icon(paths.phone);
export const DownloadIcon = icon(paths.download);
export const ReloadIcon = icon(paths.reload);
