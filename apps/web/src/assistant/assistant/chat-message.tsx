import { Link } from 'react-router';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { MarkdownView } from '../../ui/markdown/markdown-view.tsx';
import styles from './assistant.module.css';
import { assistantTexts as texts } from './assistant.texts.ts';

type Props = { from: 'user' | 'assistant'; content: string; sources?: readonly string[]; isError?: boolean };

const sourceOf = (source: string) => {
  const at = source.lastIndexOf('|');
  return at < 0 ? { label: source, path: null } : { label: source.slice(0, at), path: source.slice(at + 1) };
};

/** Links only to our own pages. */
const Sources = ({ sources }: { sources: readonly string[] }) => (
  <Row as="p" gap="1 3" align="center" wrap tone="muted" size="small">
    <span>{texts.sources}:</span>
    {sources.map(sourceOf).map(({ label, path }) =>
      path && /^\/(?!\/)/.test(path) ? (
        <Row key={label} as={Link} to={path} align="center" inline minTouchTarget>
          {label}
        </Row>
      ) : (
        <span key={label}>{label}</span>
      ),
    )}
  </Row>
);

export const ChatBubble = ({ from, content, sources = [], isError }: Props) => (
  <li className={from === 'user' ? styles.own : styles.answer}>
    <span className="visually-hidden">{from === 'user' ? texts.you : texts.assistant}:</span>
    <Stack
      gap="2"
      wrapAnywhere
      shrink
      className={isError ? `${styles.bubble} ${styles.failed}` : styles.bubble}
    >
      {from === 'user' || isError ? (
        <p className={styles.plain}>{content}</p>
      ) : (
        <MarkdownView text={content.trim() || texts.emptyReply} />
      )}
      {sources.length > 0 && <Sources sources={sources} />}
    </Stack>
  </li>
);
