import type { RoutineKind } from '@netlik/domain/planning/routines/values';
import { Glyph, type IconProps, icon } from '../../ui/icons/glyph.tsx';
import { kindPaths } from './kind-paths.ts';

/** A kind is told by its shape and its name, never by its colour alone. */
export const KindIcon = ({ kind, ...props }: IconProps & { kind: RoutineKind }) => (
  <Glyph path={kindPaths[kind]} {...props} />
);

export const GripIcon = icon(kindPaths.grip);
