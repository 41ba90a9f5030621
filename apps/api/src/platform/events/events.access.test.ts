import { events } from '@netlik/contract/platform/events';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('events', events, {
  record: {
    own: {
      input: ({ subject }) => ({
        body: {
          event: 'page_view',
          userId: subject.id,
          path: '/profile?gizli=1',
          referrer: 'https://arama.example/?q=x',
          meta: { kaynak: 'menü', sure: 3, ilk: true, yok: null },
          ts: '2026-11-15T08:59:00Z',
        },
      }),
    },
    several: { input: () => ({ body: [{ event: 'page_view' }, { event: 'click', ts: 1_794_733_000_000 }] }) },
  },
});
