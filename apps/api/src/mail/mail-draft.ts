/** A mail before it gets its layout. */
export type MailDraft = { to: string; subject: string; text: string; html: string };
