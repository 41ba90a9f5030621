import type { NotificationCategory } from '@netlik/contract/notifications';
import type { ReactNode } from 'react';
import { IconFrame, type IconProps } from '../../ui/icons/icons.tsx';

export const DoubleCheckIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m1.8 10.8 3.4 3.4 6.6-7.6M9.4 13.4l.8.8 7-7.8" />
  </IconFrame>
);

/** Each category has its own shape, not only its own colour. */
export const categoryIcons: Record<NotificationCategory, ReactNode> = {
  coach: (
    <IconFrame>
      <circle cx="8" cy="7" r="3" />
      <path d="M2.8 16.4c.4-3 2.4-4.6 5.2-4.6s4.8 1.6 5.2 4.6M13.2 4.4a3 3 0 0 1 0 5.2M15 12.4c1.3.7 2 2 2.2 4" />
    </IconFrame>
  ),
  success: (
    <IconFrame>
      <path d="M6 3h8v4.4a4 4 0 0 1-8 0V3ZM6 4.6H3.4c0 2.6.9 4 2.8 4.4M14 4.6h2.6c0 2.6-.9 4-2.8 4.4M10 11.4v3M6.8 17h6.4M8 14.4h4" />
    </IconFrame>
  ),
  performance: (
    <IconFrame>
      <path d="M3 3.4V15a1.6 1.6 0 0 0 1.6 1.6H17M6 12.6l3-3.4 2.4 2 4.8-5.6M12.8 5.4h3.6V9" />
    </IconFrame>
  ),
  system: (
    <IconFrame>
      <path d="M3 6.4h6.2M13.4 6.4H17M3 13.6h2.6M9.8 13.6H17" />
      <circle cx="11.3" cy="6.4" r="2" />
      <circle cx="7.7" cy="13.6" r="2" />
    </IconFrame>
  ),
};
