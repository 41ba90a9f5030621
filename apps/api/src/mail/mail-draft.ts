export type MailDraft = {
  to: string;
  /** The person the mail is about, if not the recipient. */
  about?: string;
  subject: string;
  text: string;
  html: string;
};
