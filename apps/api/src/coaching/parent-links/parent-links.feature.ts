import { parentLinks } from '@netlik/contract/coaching/parent-links';
import { feature } from '../../http/feature.ts';
import { closeParentLink, createParentLink, getParentWeek, listParentLinks } from './parent-links.service.ts';

export const parentLinksFeature = feature(
  parentLinks,
  (deps) => ({
    list: ({ actor }) => listParentLinks(deps, actor),
    create: ({ actor, body }) => createParentLink(deps, actor, body.days),
    revoke: ({ actor, params }) => closeParentLink(deps, actor, params.id),
    open: ({ body }) => getParentWeek(deps, body.token),
  }),
  { demo: async () => (await import('./parent-links.demo.ts')).fillDemoParentLinks },
);
