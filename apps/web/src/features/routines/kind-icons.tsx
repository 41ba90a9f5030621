import type { RoutineKind } from '@netlik/domain/routines/blocks';
import { IconFrame, type IconProps } from '../../ui/icons/icons.tsx';

const paths: Record<RoutineKind, string> = {
  wake: 'M2.6 14.6h14.8M5.8 14.6a4.2 4.2 0 0 1 8.4 0M10 4v2.6M4.4 7.4l1.5 1.5M15.6 7.4l-1.5 1.5M6.4 17.4h7.2',
  school:
    'M10 3.8 2.4 7.4 10 11l7.6-3.6L10 3.8ZM5.2 9v4.2c0 1.2 2.2 2.4 4.8 2.4s4.8-1.2 4.8-2.4V9M17.6 7.4v4.8',
  study:
    'M10 5.4C8.6 4.2 6.4 3.8 3.4 3.8v11.4c3 0 5.2.4 6.6 1.6 1.4-1.2 3.6-1.6 6.6-1.6V3.8c-3 0-5.2.4-6.6 1.6ZM10 5.4v11.4',
  break:
    'M4 8h10v4.6A3.4 3.4 0 0 1 10.6 16H7.4A3.4 3.4 0 0 1 4 12.6V8ZM14 9.2h1a2 2 0 0 1 0 4h-1M7 3.4v2M11 3.4v2',
  meal: 'M5 3.4v4a2 2 0 0 0 4 0v-4M7 9.4v7.2M13.4 16.6v-5.4M13.4 11.2c-1.4 0-2.2-1.4-2.2-3.6 0-2.4.8-4.2 2.2-4.2v7.8Z',
  free: 'M4 16.4C4 9 8 4.4 16.2 3.8c.6 7.6-3.4 11.6-9.6 11.2M4 16.4c1.6-3.6 4-6 7.2-7.6',
  sleep: 'M16.4 11.6A7 7 0 0 1 8.4 3.6a7 7 0 1 0 8 8Z',
};

/** A kind is told by its shape and its name, never by its colour alone. */
export const KindIcon = ({ kind, ...props }: IconProps & { kind: RoutineKind }) => (
  <IconFrame {...props}>
    <path d={paths[kind]} />
  </IconFrame>
);

export const PencilIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m3.6 16.4.8-3.4 8.8-8.8a1.7 1.7 0 0 1 2.4 0l.2.2a1.7 1.7 0 0 1 0 2.4L7 15.6l-3.4.8ZM11.8 5.6l2.6 2.6" />
  </IconFrame>
);

export const GripIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M7.4 5h.01M12.6 5h.01M7.4 10h.01M12.6 10h.01M7.4 15h.01M12.6 15h.01" strokeWidth="2.4" />
  </IconFrame>
);
