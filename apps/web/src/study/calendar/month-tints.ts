import type { Heat } from '@netlik/domain/study/bands';
import type { CSSProperties } from 'react';

/** How much of the colour, in percent, a day of the month has: in its cell and in the legend. */
export const MONTH_TINTS = [0, 8, 18, 30, 44] as const satisfies Record<Heat, number>;

export const monthTint = (heat: Heat) => ({ '--tint': `${MONTH_TINTS[heat]}%` }) as CSSProperties;
