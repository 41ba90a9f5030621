import type { Notification } from '@netlik/contract/platform/notifications';
import type { Celebration } from '../../ui/celebrations/celebrations.ts';
import { celebrationTexts as texts } from './celebrations.texts.ts';

export const celebrationOf = ({
  type,
  title,
  body,
}: Pick<Notification, 'type' | 'title' | 'body'>): Celebration => ({
  title,
  text: body,
  ring: { ...(type === 'duel.won' ? texts.duel : texts.badge), value: 1 },
  figures: [],
});
