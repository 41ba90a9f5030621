import type { ReactNode } from 'react';

export type IconProps = { size?: number; className?: string };

type Props = IconProps;

/** The svg element shared by all icons. */
export const IconFrame = ({ size = 20, className, children }: Props & { children: ReactNode }) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const EyeIcon = (props: Props) => (
  <IconFrame {...props}>
    <path d="M1.8 10S4.7 4.6 10 4.6 18.2 10 18.2 10 15.3 15.4 10 15.4 1.8 10 1.8 10Z" />
    <circle cx="10" cy="10" r="2.4" />
  </IconFrame>
);

export const EyeOffIcon = (props: Props) => (
  <IconFrame {...props}>
    <path d="M8.3 4.8A8 8 0 0 1 10 4.6c5.3 0 8.2 5.4 8.2 5.4a14 14 0 0 1-2.1 2.7M5.3 6A13.7 13.7 0 0 0 1.8 10s2.9 5.4 8.2 5.4a8 8 0 0 0 4-1.1M8.3 8.3a2.4 2.4 0 0 0 3.4 3.4M3 3l14 14" />
  </IconFrame>
);

export const SunIcon = (props: Props) => (
  <IconFrame {...props}>
    <circle cx="10" cy="10" r="3.3" />
    <path d="M10 1.8v1.7M10 16.5v1.7M1.8 10h1.7M16.5 10h1.7M4.2 4.2l1.2 1.2M14.6 14.6l1.2 1.2M4.2 15.8l1.2-1.2M14.6 5.4l1.2-1.2" />
  </IconFrame>
);

export const MoonIcon = (props: Props) => (
  <IconFrame {...props}>
    <path d="M16.8 12A7.2 7.2 0 0 1 8 3.2a7.2 7.2 0 1 0 8.8 8.8Z" />
  </IconFrame>
);

export const PaletteIcon = (props: Props) => (
  <IconFrame {...props}>
    <path d="M10 2.2a7.8 7.8 0 1 0 0 15.6c1.2 0 1.7-.9 1.4-1.9-.4-1.3.4-2.5 1.8-2.5h1.9c1.6 0 2.7-1.3 2.7-3A7.9 7.9 0 0 0 10 2.2Z" />
    <path d="M6.2 10.6h.01M7.6 6.8h.01M11.6 5.8h.01M14.6 8.4h.01" strokeWidth="2.2" />
  </IconFrame>
);

export const AlertIcon = (props: Props) => (
  <IconFrame {...props}>
    <circle cx="10" cy="10" r="7.6" />
    <path d="M10 6.3v4.3M10 13.6h.01" />
  </IconFrame>
);

export const CheckIcon = (props: Props) => (
  <IconFrame {...props}>
    <path d="m4.5 10.6 3.6 3.6 7.4-8.2" />
  </IconFrame>
);

export const MailIcon = (props: Props) => (
  <IconFrame {...props}>
    <rect x="2.2" y="4.2" width="15.6" height="11.6" rx="2.4" />
    <path d="m2.8 6 7.2 5.2L17.2 6" />
  </IconFrame>
);

export const DeviceIcon = (props: Props) => (
  <IconFrame {...props}>
    <rect x="2.2" y="3.6" width="15.6" height="10" rx="1.8" />
    <path d="M7 16.8h6" />
  </IconFrame>
);

export const PhoneIcon = (props: Props) => (
  <IconFrame {...props}>
    <rect x="5.6" y="1.9" width="8.8" height="16.2" rx="2" />
    <path d="M9.2 15.4h1.6" />
  </IconFrame>
);

export const DownloadIcon = (props: Props) => (
  <IconFrame {...props}>
    <path d="M10 3v9m0 0 3.6-3.6M10 12 6.4 8.4M3.4 14v1.4A1.6 1.6 0 0 0 5 17h10a1.6 1.6 0 0 0 1.6-1.6V14" />
  </IconFrame>
);

export const ReloadIcon = (props: Props) => (
  <IconFrame {...props}>
    <path d="M16.6 10a6.6 6.6 0 1 1-2-4.7L16.6 7.2M16.6 3.2v4h-4" />
  </IconFrame>
);
