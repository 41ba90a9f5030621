import './theme/fonts.css';
import 'virtual:palettes.css';
import './theme/modes.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { settled, startRouter } from './app/router.tsx';
import { watchSession } from './app/session-watch.ts';
import { reloadOnStaleBuild } from './app/stale-build.ts';
import { keepPainted } from './theme/appearance.ts';

// Asked for when the scripts are here and before the first letter is: from the cache it comes in time for that.
document.fonts.load('16px "Inter Variable"').catch(() => undefined);
keepPainted();
reloadOnStaleBuild();

const router = startRouter();
watchSession(router);

const root = createRoot(document.getElementById('root')!);
void settled(router).then(() =>
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
