import type { FeedApp } from '@netlik/contract/study/calendar-feeds';

export const feedAddress = (origin: string, token: string) => `${origin}/api/calendar/feed/${token}.ics`;

/** Returns the app's subscribe link, or null if the URL must be pasted. */
export const subscribeLink = (app: FeedApp, address: string): string | null => {
  const webcal = address.replace(/^https?:/, 'webcal:');
  if (app === 'google') return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  if (app === 'outlook')
    return `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=Netlik`;
  return app === 'apple' ? webcal : null;
};
