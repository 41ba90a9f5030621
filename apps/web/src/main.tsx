import './theme/fonts.css';
import 'virtual:palettes.css';
import './theme/modes.css';
import './theme/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { whenRouterReady } from './shell/first-load/when-router-ready.ts';
import { createAppRouter } from './shell/router.tsx';
import { watchSession } from './shell/session-watch.ts';
import { reloadOnStaleBuild } from './shell/stale-build.ts';
import { followAppearanceChanges } from './theme/appearance.ts';

// Requested before the first render: a cached font is then ready for it.
document.fonts.load('16px "Inter Variable"').catch(() => undefined);
followAppearanceChanges();
reloadOnStaleBuild();

const router = createAppRouter();
watchSession(router);

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
const { prerendered } = root.dataset;
void whenRouterReady(router, prerendered !== undefined).then(() => {
  const { pathname, state } = router.state.location;
  if (pathname === prerendered && !state) return hydrateRoot(root, app);
  delete root.dataset.prerendered;
  // Rendered in slices, between which the phone can answer a touch.
  startTransition(() => createRoot(root).render(app));
});
