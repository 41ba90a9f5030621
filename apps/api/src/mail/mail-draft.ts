/** A mail before it gets its layout. */
export type MailDraft = {
  to: string;
  /** The id of the person it is about, when that is not the owner of the address. */
  about?: string;
  subject: string;
  text: string;
  html: string;
};
