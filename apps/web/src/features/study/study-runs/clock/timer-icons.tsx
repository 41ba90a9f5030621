import { IconFrame, type IconProps } from '../../../../ui/icons/icons.tsx';

const filled = (path: string) => (props: IconProps) => (
  <IconFrame {...props}>
    <path d={path} fill="currentColor" />
  </IconFrame>
);

export const PlayIcon = filled('M6.4 4.2v11.6l9.2-5.8Z');
export const PauseIcon = filled('M6 4.4h2.2v11.2H6ZM11.8 4.4H14v11.2h-2.2Z');
export const StopIcon = filled('M5.4 5.4h9.2v9.2H5.4Z');
export const SkipIcon = filled('M5 4.6v10.8l7.4-5.4ZM14 4.6h1v10.8h-1Z');

export const ExpandIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M3.6 7.6v-4h4M12.4 3.6h4v4M16.4 12.4v4h-4M7.6 16.4h-4v-4" />
  </IconFrame>
);

export const FlameIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10 2.6c.6 2.6 4.6 4.6 4.6 8.8a4.6 4.6 0 0 1-9.2 0c0-1.8.8-3 1.8-4 .2 1.2.8 1.8 1.6 2C8.6 7 8.8 4.6 10 2.6Z" />
  </IconFrame>
);

export const SparkIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10 2.8 11.8 8.2 17.2 10l-5.4 1.8L10 17.2l-1.8-5.4L2.8 10l5.4-1.8Z" />
  </IconFrame>
);
