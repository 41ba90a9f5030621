import type { Notification } from '@netlik/contract/platform/notifications';
import type { Moment } from '../../ui/moments/moments.ts';
import { momentTexts as texts } from './moments.texts.ts';

export const momentOf = ({ type, title, body }: Pick<Notification, 'type' | 'title' | 'body'>): Moment => ({
  title,
  text: body,
  ring: { ...(type === 'duel.won' ? texts.duel : texts.badge), value: 1 },
  figures: [],
});
