/** Apart, so that the table of routes, which everybody loads, does not name the many files of this page. */
export const loadShowcase = async () => (await import('./showcase-page.tsx')).ShowcasePage;
