import type { Room } from '@netlik/contract/community/rooms/rooms';
import { dialogTexts as texts } from '../rooms.texts.ts';

export const joinedText = ({ name, membership }: Room): string =>
  membership?.status === 'pending' ? texts.asked(name) : texts.joined(name);
