import { notifications, push } from '@netlik/contract/platform/notifications';
import { feature } from '../../http/feature.ts';
import { notificationJobs } from './notifications.jobs.ts';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  removeAllNotifications,
  removeNotification,
} from './notifications.service.ts';
import { pushJobs, subscribe, unsubscribe } from './push.service.ts';

export const notificationsFeature = feature(
  notifications,
  (deps) => ({
    list: ({ actor, query }) => listNotifications(deps, actor, query),
    read: ({ actor, params }) => readNotification(deps, actor, params.id),
    readAll: ({ actor }) => readAllNotifications(deps, actor),
    remove: ({ actor, params }) => removeNotification(deps, actor, params.id),
    removeAll: ({ actor }) => removeAllNotifications(deps, actor),
  }),
  {
    jobs: notificationJobs,
    demo: async () => (await import('./notifications.demo.ts')).fillDemoNotifications,
  },
);

export const pushFeature = feature(
  push,
  (deps) => ({
    key: () => ({ publicKey: deps.push.publicKey }),
    subscribe: ({ actor, body }) => subscribe(deps, actor, body),
    unsubscribe: ({ actor, body }) => unsubscribe(deps, actor, body.endpoint),
  }),
  { jobs: pushJobs },
);
