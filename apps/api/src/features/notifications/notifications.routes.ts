import { notifications, push } from '@netlik/contract/notifications';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  removeAllNotifications,
  removeNotification,
} from './notifications.service.ts';
import { subscribe, unsubscribe } from './push.service.ts';

export const notificationRoutes = (server: Server, deps: Deps) => {
  mount(server, deps, notifications, {
    list: ({ actor, query }) => listNotifications(deps, actor, query),
    read: ({ actor, params }) => readNotification(deps, actor, params.id),
    readAll: ({ actor }) => readAllNotifications(deps, actor),
    remove: ({ actor, params }) => removeNotification(deps, actor, params.id),
    removeAll: ({ actor }) => removeAllNotifications(deps, actor),
  });
  mount(server, deps, push, {
    key: () => ({ publicKey: deps.push.publicKey }),
    subscribe: ({ actor, body }) => subscribe(deps, actor, body),
    unsubscribe: ({ actor, body }) => unsubscribe(deps, actor, body.endpoint),
  });
};
