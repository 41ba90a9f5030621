import type { ElementType } from 'react';
import { type TextProps, toElementProps } from './layout-props.ts';

/** Words in a size, weight and colour of the scale. */
export const Text = <T extends ElementType = 'p'>({ as, ...props }: TextProps<T>) => {
  const Element: ElementType = as ?? 'p';
  return <Element {...toElementProps('', props)} />;
};
