import { streaks } from '@netlik/contract/study/streaks';
import { read } from '../../data/calls/read.ts';

export const streakQueries = { own: () => read(streaks.get, {}) };
