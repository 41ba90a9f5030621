import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Parts of shown components, the frame, and components that need a whole page. */
const notShown = [
  ...[
    'calendar-grid',
    'month-table',
    'data-table-cards',
    'data-table-grid',
    'data-table-pages',
    'data-table-tools',
  ],
  ...['error-drawings', 'state-drawings', 'markdown-body', 'picker-field', 'popup', 'toast-host', 'overlays'],
  ...['appearance-choices', 'appearance-switcher', 'brand-drawing', 'brand-frame', 'top-bar'],
  // These need a subject or a student's figures.
  ...['subject-mark', 'subject-options', 'subject-select', 'subject-tile', 'round-progress'],
  ...['school-photo', 'season-curve'],
  ...[
    'page-title',
    'lazy-when-visible',
    'link-field',
    'share-controls',
    'plot',
    'scroll-table',
    'formula-view',
    'error-page',
    'action-link',
    'icon-button',
    'drop-zone',
    'folded-filters',
    'day-cell',
    'deferred-render',
    'leave-question',
    'print-sheet',
    'query-error',
    'row-name',
    'sortable',
    'until-loaded',
    'board-card',
    'week-board',
    'week-turner',
  ],
];

const filesIn = (folder: string) =>
  readdirSync(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
  );

it('shows every component of ui/', () => {
  const text = filesIn('.')
    .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
    .join('\n');
  const components = filesIn('../../ui').map((path) => path.split('/').at(-1)!.replace('.tsx', ''));
  expect(components.filter((name) => !notShown.includes(name) && !text.includes(`/${name}.tsx`))).toEqual([]);
});
