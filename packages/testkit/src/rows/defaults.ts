import { toStudyDay } from '@netlik/domain/study-day';

/** Shared defaults of reply rows. This folder runs in the browser too, so it imports nothing of Node or the server. */
export const newRowId = (): string => crypto.randomUUID();
export const rowDay = toStudyDay('2026-11-15');
export const rowTime = '2026-11-15T09:00:00.000Z';
