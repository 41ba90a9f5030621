import { Text } from '../../ui/layout/text.tsx';
import styles from './quote.module.css';

type Props = {
  label: string;
  quote: { text: string; author: string | null } | undefined;
};

export const Quote = ({ label, quote }: Props) => (
  <div className={styles.container} aria-busy={!quote || undefined}>
    {quote && (
      <figure className={styles.quote} aria-label={label}>
        <Text as="blockquote" size="large">
          {quote.text}
        </Text>
        {quote.author && (
          <Text as="figcaption" tone="muted" size="small">
            {quote.author}
          </Text>
        )}
      </figure>
    )}
  </div>
);
