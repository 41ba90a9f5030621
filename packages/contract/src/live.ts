/** The first message: how long nothing was said to this person, as far as the server remembers. */
export type LiveReady = { quietForMs: number };

/** Why `/ws/live` closes, where WebSocket itself has no name for it. */
export const liveClose = {
  /** Of an open page, whose person is signed out: a new ticket would not be given. */
  sessionEnded: 4401,
  /** Spent, too old or never given out. Asking for a new one also tells whether the session is still good. */
  ticketRefused: 4403,
  /** The person has as many pages open as they may. */
  tooManyPages: 4429,
} as const;
