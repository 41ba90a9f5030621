import { IconFrame } from '../../ui/icons/icons.tsx';

export const PencilIcon = ({ size = 18 }: { size?: number }) => (
  <IconFrame size={size}>
    <path d="m3.6 16.4.8-3.4 8.8-8.8a1.7 1.7 0 0 1 2.4 0l.2.2a1.7 1.7 0 0 1 0 2.4L7 15.6l-3.4.8ZM11.8 5.6l2.6 2.6" />
  </IconFrame>
);
