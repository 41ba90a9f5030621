import type { ComponentPropsWithRef, ElementType } from 'react';
import boxes from './layout.module.css';
import looks from './text.module.css';

/** Steps of 4 px (theme/scale.ts). */
type Step = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
type ColumnStep = Exclude<Step, '0'>;
type Place = 'start' | 'center' | 'end';
type Tone = 'muted' | 'plain' | 'primary' | 'accent' | 'success' | 'warning' | 'danger';
type Size = 'tiny' | 'small' | 'body' | 'large' | 'title' | 'figure';
type Weight = 'regular' | 'medium' | 'semibold' | 'bold';

type Looks = {
  tone?: Tone | undefined;
  size?: Size | undefined;
  weight?: Weight | undefined;
  text?: Place;
  /** Digits of equal width. */
  numbers?: boolean;
  nowrap?: boolean;
  /** One line with an ellipsis. */
  truncate?: boolean;
  /** The maximum number of lines, with an ellipsis. */
  lines?: 1 | 2 | 3;
  wrapAnywhere?: boolean;
  /** Takes the remaining space in a Row. */
  grow?: boolean;
  /** May become narrower than its longest word. */
  shrink?: boolean;
  /** Keeps its size in a Row. */
  noShrink?: boolean;
  full?: boolean;
  /** All columns of a Grid. */
  fullRow?: boolean;
  /** The minimum height of a touch target. */
  minTouchTarget?: boolean;
  /** A thin border with round corners; `card` is translucent with glass, `outline` has no background. */
  box?: 'card' | 'panel' | 'well' | 'outline';
};

type Boxes = {
  /** Between the children; two steps set the row gap and then the column gap. */
  gap?: Step | `${Step} ${ColumnStep}`;
  /** `align-items`: vertical in a Row, horizontal in a Stack. */
  align?: Place | 'baseline';
  /** `justify-content`. */
  justify?: Place;
  between?: boolean;
  wrap?: boolean;
  inline?: boolean;
  center?: boolean;
  /** Hairlines between the children of a Stack with gap 3. */
  divided?: boolean;
};

type Of<T extends ElementType, Own> = Own & { as?: T } & Omit<ComponentPropsWithRef<T>, keyof Own | 'as'>;
export type TextProps<T extends ElementType> = Of<T, Looks>;
export type BoxProps<T extends ElementType> = Of<T, Looks & Boxes>;

const withPrefix = new Set(['align', 'justify', 'text', 'box', 'lines']);
const withValue = new Set(['tone', 'size', 'weight']);
const flags = new Set(
  (
    'numbers nowrap truncate wrapAnywhere grow shrink noShrink full fullRow minTouchTarget ' +
    'between wrap inline center divided'
  ).split(' '),
);

/** The props of the element itself, with classes for the layout props. */
export const toElementProps = (kind: 'row' | 'stack' | 'grid' | '', props: object) => {
  const rest: Record<string, unknown> = {};
  const names: string[] = kind ? [kind] : [];
  for (const [key, value] of Object.entries(props)) {
    if (withPrefix.has(key)) names.push(`${key}-${value}`);
    else if (key === 'gap') {
      const [lines, columns] = value.split(' ');
      names.push(`gap-${lines}`);
      if (columns) names.push(`across-${columns}`);
    } else if (!withValue.has(key) && !flags.has(key)) rest[key] = value;
    else if (value) names.push(flags.has(key) ? key : value);
  }
  const classes = names.map((name) => boxes[name] ?? looks[name]);
  if (rest.className) classes.push(String(rest.className));
  rest.className = classes.join(' ');
  return rest;
};
