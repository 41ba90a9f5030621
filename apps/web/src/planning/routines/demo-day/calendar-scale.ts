import { ROUTINE_STEP } from '@netlik/domain/planning/routines/blocks';

export const SLOT_PX = 5;
export const MINUTE_PX = SLOT_PX / ROUTINE_STEP;
