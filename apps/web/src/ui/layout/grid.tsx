import type { CSSProperties, ElementType } from 'react';
import styles from './layout.module.css';
import { type BoxProps, toElementProps } from './layout-props.ts';

type Columns = {
  columns?: number;
  /** As many columns as fit, each with at least this width in px. */
  fit?: number;
};

/** Without `columns` and `fit`, its own class defines the columns. */
export const Grid = <T extends ElementType = 'div'>({
  as,
  columns,
  fit,
  ...props
}: BoxProps<T> & Columns) => {
  const Element: ElementType = as ?? 'div';
  const rest = toElementProps('grid', props);
  if (columns) rest.className = `${styles.columns} ${rest.className}`;
  if (fit) rest.className = `${styles.fit} ${rest.className}`;
  if (columns ?? fit)
    rest.style = { '--columns': columns, '--fit': fit && `${fit}px`, ...(rest.style as CSSProperties) };
  return <Element {...rest} />;
};
