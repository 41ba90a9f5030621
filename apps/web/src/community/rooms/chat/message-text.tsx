import { Text } from '../../../ui/layout/text.tsx';
import styles from './chat.module.css';

const LINK = /(https?:\/\/[^\s<>"]+)/i;

/** Shows the URL as text with its host emphasised and no link, so that readers see the target. */
const LinkText = ({ url }: { url: string }) => {
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)([^/?#]+)(.*)$/is.exec(url) ?? [];
  return (
    <Text as="span" tone="muted" wrapAnywhere className={styles.link}>
      {scheme}
      <b>{host}</b>
      {rest}
    </Text>
  );
};

export const MessageText = ({ text }: { text: string }) => (
  <p className={styles.text}>
    {text.split(LINK).map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      index % 2 ? <LinkText key={index} url={part} /> : part,
    )}
  </p>
);
