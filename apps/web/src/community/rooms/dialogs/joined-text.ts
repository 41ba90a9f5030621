import type { Room } from '@netlik/contract/community/rooms/rooms';
import { dialogTexts as texts } from '../rooms.texts.ts';

/** What is said after joining, or after asking to be let in. */
export const joinedText = ({ name, membership }: Room): string =>
  membership?.status === 'pending' ? texts.asked(name) : texts.joined(name);
