import type { Heat } from '@netlik/domain/study/bands';
import type { CSSProperties } from 'react';

/** The colour's percentage by level, shared by cells and legend. */
export const MONTH_TINTS = [0, 8, 18, 30, 44] as const satisfies Record<Heat, number>;

export const monthTint = (heat: Heat) => ({ '--tint': `${MONTH_TINTS[heat]}%` }) as CSSProperties;
