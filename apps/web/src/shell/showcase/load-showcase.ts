/** A separate module, because the route table should not list this page's many files. */
export const loadShowcase = async () => (await import('./showcase-page.tsx')).ShowcasePage;
