import { session } from '../calls/session.ts';
import { browserEnvironment, openWebSocket } from './browser-transports.ts';
import { createLive } from './create-live.ts';

export const live = createLive({
  environment: browserEnvironment,
  open: (ticket, events) => openWebSocket('/ws/live', { token: ticket }, events),
  credentials: () => {
    const current = session.get();
    if (!current || current.user.consent === 'due') return null;
    return { person: current.user._id, token: current.token };
  },
  onSession: session.listen,
  now: () => performance.now(),
});
