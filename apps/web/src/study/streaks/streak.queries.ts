import { streaks } from '@netlik/contract/study/streaks';
import { read } from '../../../api/read.ts';

export const streakQueries = { own: () => read(streaks.get, {}) };
