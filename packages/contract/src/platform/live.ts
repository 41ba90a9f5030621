/** The first message: time since this person's last message, as far as the server knows. */
export type LiveReady = { quietForMs: number };

/** Application close codes of `/ws/live`. */
export const liveClose = {
  /** Signed out; a new ticket would be refused. */
  sessionEnded: 4401,
  /** The ticket was used, expired or unknown; requesting another checks the session. */
  ticketRefused: 4403,
  /** The person's connection limit is reached. */
  tooManyPages: 4429,
} as const;
