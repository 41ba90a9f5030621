import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import { imageSource, linkPlace } from './markdown-policy.ts';

const components: Components = {
  // The page has its own headings: those of a text start below them.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, children }) => {
    const place = linkPlace(href);
    if (!place) return <span>{children}</span>;
    if (place.kind === 'here') return <Link to={place.href}>{children}</Link>;
    return (
      <a href={place.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
        <span className="visually-hidden"> (yeni sekmede açılır)</span>
      </a>
    );
  },
  img: ({ src, alt }) => {
    const source = imageSource(typeof src === 'string' ? src : undefined);
    return source ? <img src={source} alt={alt ?? ''} loading="lazy" /> : <span>{alt}</span>;
  },
};

// Judged in `linkPlace` and `imageSource`, where the address is used.
const asWritten = (url: string) => url;

export const MarkdownBody = ({ text }: { text: string }) => (
  <Markdown components={components} urlTransform={asWritten}>
    {text}
  </Markdown>
);
