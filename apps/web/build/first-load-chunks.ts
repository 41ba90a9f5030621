import type { Chunk } from './chunks.ts';

const CONTRACT = '../../packages/contract/src';
const DOMAIN = '../../packages/domain/src';
const QUERIES = '../../node_modules/@tanstack';

/**
 * The query library's index, which all of these chunks import, re-exports these files; only other pages use
 * them.
 */
export const leftOut: readonly string[] = [
  `${QUERIES}/query-core/build/modern/infiniteQueryObserver.js`,
  `${QUERIES}/query-core/build/modern/queriesObserver.js`,
  `${QUERIES}/react-query/build/modern/useInfiniteQuery.js`,
  `${QUERIES}/react-query/build/modern/useQueries.js`,
];

/** The chunks of `/login` and `/dashboard`; a module belongs to the first chunk that imports it. */
export const firstLoadChunks: readonly Chunk[] = [
  {
    name: 'first-screen',
    entries: [
      'src/main.tsx',
      'src/shell/public-frame.tsx',
      'src/identity/sign-in/login-page.tsx',
      // Other ways to sign in share these modules with signed-in pages.
      'src/identity/second-factor/can-use-passkeys.ts',
      // In the contract chunk these modules would load its schemas on every page that uses them.
      `${DOMAIN}/roles.ts`,
      `${DOMAIN}/identity/values.ts`,
      `${DOMAIN}/yks/field-types.ts`,
    ],
    // React changes rarely, so its own file stays in the browser cache across releases.
    libraries: 'react',
    lazy: ['src/ui/layout/brand-drawing.tsx', 'src/ui/states/error-drawings.tsx'],
  },
  // Both chunks load after the sign-in form is painted.
  { name: 'sign-in-ways', entries: ['src/identity/sign-in/other-ways.tsx'] },
  { name: 'contract', entries: [`${CONTRACT}/check.ts`, `${CONTRACT}/identity/sign-in.ts`] },
  // The landing page shares these modules with signed-in pages; in their chunks it would load the shell.
  {
    name: 'public-parts',
    entries: ['src/platform/landing/public-landing-page.tsx'],
    onlyWith: ['src/shell/signed-in-frame.tsx', 'src/shell/dashboard/student-dashboard.tsx'],
  },
  // This chunk is small because the page's own file is requested only after it.
  { name: 'signed-in-routes', entries: ['src/shell/signed-in-routes.ts'] },
  { name: 'shell', entries: ['src/shell/signed-in-frame.tsx'] },
  { name: 'page-parts', entries: ['src/shell/dashboard/student-dashboard.tsx'], onlyShared: true },
  // Small parts of most other pages. measured: 13 fewer files, and the dashboard loads the name of every
  // file.
  {
    name: 'screen-parts',
    entries: [
      'src/formats/inputs.ts',
      'src/formats/time-ago.ts',
      'src/ui/data-table/row-pointer.ts',
      'src/ui/forms/search-field.tsx',
      'src/ui/forms/select.tsx',
      'src/ui/forms/use-settled.ts',
      'src/ui/keyboard/roving.ts',
      'src/ui/layout/page-frame.tsx',
      'src/ui/layout/pager.tsx',
      'src/ui/layout/use-narrow.ts',
      'src/ui/overlays/form-dialog.tsx',
      'src/ui/overlays/menu.tsx',
      'src/ui/states/empty-state.tsx',
      'src/ui/states/tag.tsx',
      'src/ui/states/until-loaded.tsx',
    ],
  },
  // The data table has these too, and pages without a table would load it for them.
  {
    name: 'chips',
    entries: [
      'src/ui/forms/chip.tsx',
      '../../node_modules/lucide-react/dist/esm/icons/chevron-up.mjs',
      '../../node_modules/lucide-react/dist/esm/icons/list-filter.mjs',
    ],
  },
  {
    name: 'table-parts',
    entries: [
      'src/ui/data-table/data-table.tsx',
      'src/ui/data-table/remembered-table.ts',
      'src/ui/data-table/row-name.tsx',
    ],
  },
  {
    name: 'coach-parts',
    entries: [
      'src/coaching/coach-groups/group-bar.tsx',
      'src/coaching/coach-groups/group-mark.tsx',
      'src/coaching/coach-students/coach-students.queries.ts',
      'src/coaching/coach-students/coach-students.texts.ts',
      'src/coaching/period-choice.tsx',
      'src/coaching/program-address.ts',
      'src/coaching/progress-tone.ts',
    ],
    onlyShared: true,
  },
];
