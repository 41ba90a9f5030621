/** The first message: how long ago this person last got a message, as far as the server remembers. */
export type LiveReady = { quietForMs: number };

/** Close codes of `/ws/live` that WebSocket itself does not define. */
export const liveClose = {
  /** The person was signed out; the page would not get a new ticket. */
  sessionEnded: 4401,
  /** The ticket is used, expired or unknown. Asking for a new one also checks the session. */
  ticketRefused: 4403,
  /** The person has reached the limit of open connections. */
  tooManyPages: 4429,
} as const;
