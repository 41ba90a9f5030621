import type { RoutineKind } from '@netlik/domain/routines/blocks';
import { Glyph } from '../../ui/icons/glyph.tsx';
import { IconFrame, type IconProps } from '../../ui/icons/icons.tsx';
import { kindPaths } from './kind-paths.ts';

/** A kind is told by its shape and its name, never by its colour alone. */
export const KindIcon = ({ kind, ...props }: IconProps & { kind: RoutineKind }) => (
  <Glyph path={kindPaths[kind]} {...props} />
);

export const GripIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M7.4 5h.01M12.6 5h.01M7.4 10h.01M12.6 10h.01M7.4 15h.01M12.6 15h.01" strokeWidth="2.4" />
  </IconFrame>
);
