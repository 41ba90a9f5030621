import styles from './quote.module.css';

type Props = {
  label: string;
  /** Undefined while it is on its way; its room is kept. */
  quote: { text: string; author: string | null } | undefined;
};

/** A saying with a bar as long as its words. */
export const Quote = ({ label, quote }: Props) => (
  <div className={styles.room} aria-busy={!quote || undefined}>
    {quote && (
      <figure className={styles.quote} aria-label={label}>
        <blockquote>{quote.text}</blockquote>
        {quote.author && <figcaption>{quote.author}</figcaption>}
      </figure>
    )}
  </div>
);
