import { Suspense } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import { lazyNamed } from '../layout/lazy-named.ts';
import { formulaOf, markFormulas } from './formulas.ts';
import { imageSource, linkTarget } from './markdown-policy.ts';

const FormulaView = lazyNamed(() => import('./formula-view.tsx'), 'FormulaView');

const components: Components = {
  // The page itself has h1 and h2, so headings in a text start at h3.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, children }) => {
    const place = linkTarget(href);
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
  code: ({ children }) => {
    const formula = formulaOf(children);
    if (!formula) return <code>{children}</code>;
    return (
      <Suspense fallback={<code>{formula.tex}</code>}>
        <FormulaView {...formula} />
      </Suspense>
    );
  },
};

// `linkTarget` and `imageSource` check URLs instead.
const keepUrl = (url: string) => url;

export const MarkdownBody = ({ text }: { text: string }) => (
  <Markdown components={components} urlTransform={keepUrl}>
    {markFormulas(text)}
  </Markdown>
);
