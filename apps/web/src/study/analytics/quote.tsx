import styles from './quote.module.css';

type Props = {
  label: string;
  quote: { text: string; author: string | null } | undefined;
};

export const Quote = ({ label, quote }: Props) => (
  <div className={styles.container} aria-busy={!quote || undefined}>
    {quote && (
      <figure className={styles.quote} aria-label={label}>
        <blockquote>{quote.text}</blockquote>
        {quote.author && <figcaption>{quote.author}</figcaption>}
      </figure>
    )}
  </div>
);
