import { motivation } from '@netlik/contract/motivation';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import styles from './welcome.module.css';
import { welcomeTexts as texts } from './welcome.texts.ts';

/** A word for the week. Without one the page is whole as well. */
export const Quote = () => {
  const { data } = useQuery({
    queryKey: ['motivation', 'current'],
    queryFn: ({ signal }) => call(motivation.current, {}, signal),
    staleTime: 3_600_000,
  });
  return (
    <figure className={styles.quote} aria-label={texts.quote} aria-busy={!data}>
      {data && (
        <>
          <blockquote>{data.text}</blockquote>
          {data.author && <figcaption>{data.author}</figcaption>}
        </>
      )}
    </figure>
  );
};
