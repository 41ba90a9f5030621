import type { ElementType } from 'react';
import { type BoxProps, toElementProps } from './layout-props.ts';

export const Row = <T extends ElementType = 'div'>({ as, ...props }: BoxProps<T>) => {
  const Element: ElementType = as ?? 'div';
  return <Element {...toElementProps('row', props)} />;
};
