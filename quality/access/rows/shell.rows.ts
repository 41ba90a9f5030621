import { tinyPicture } from '../../../apps/api/src/testing/pictures.ts';
import type { Row } from '../access-rows.ts';

const picture: Row = { own: { input: () => ({ file: tinyPicture }) } };

export const shellRows: Record<string, Row> = {
  'uploads.avatar': picture,
  'uploads.universityImage': {
    ...picture,
    'not a picture': {
      input: () => ({ file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
      outcome: { others: 'upload.not_an_image' },
    },
  },
  'events.record': {
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
  'motivation.current': { own: { input: () => ({}) } },
  'backup.create': { own: { input: () => ({ body: { type: 'manual' } }) } },
};
