import type { LandingSettings } from '@netlik/contract/platform/landing';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { LoginPage } from '../../identity/sign-in/login-page.tsx';
import { PublicLandingPage } from '../../platform/landing/public-landing-page.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { PublicHome } from '../public-home.tsx';
import { RootFrame } from '../root-frame.tsx';

/** Must equal the tree in router.tsx, or hydration fails. */
const routesFor = (settings: LandingSettings | null): RouteObject[] => [
  {
    Component: RootFrame,
    children: [
      { index: true, loader: () => ({ Page: PublicLandingPage, settings }), Component: PublicHome },
      { Component: PublicFrame, children: [{ path: '/login', Component: LoginPage }] },
    ],
  },
];

const TITLE = /<title>([\s\S]*?)<\/title>/;

const renderPage = async (path: string, settings: LandingSettings | null) => {
  const { query, dataRoutes } = createStaticHandler(routesFor(settings));
  const context = await query(new Request(new URL(path, 'http://page.invalid')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  // The title belongs to the document head.
  return { title: TITLE.exec(html)?.[1] ?? '', html: html.replace(TITLE, '') };
};

export const renderLogin = () => renderPage('/login', null);

/** The server writes it into `/`, because only the server knows the settings. */
export const renderLanding = (settings: LandingSettings) => renderPage('/', settings);
