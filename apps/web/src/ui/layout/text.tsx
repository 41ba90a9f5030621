import type { ElementType } from 'react';
import { type TextProps, toElementProps } from './layout-props.ts';

export const Text = <T extends ElementType = 'p'>({ as, ...props }: TextProps<T>) => {
  const Element: ElementType = as ?? 'p';
  return <Element {...toElementProps('', props)} />;
};
