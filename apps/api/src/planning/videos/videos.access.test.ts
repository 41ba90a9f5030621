import { videos } from '@netlik/contract/planning/videos';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { savePage, savePreference } from './videos.sql.ts';

const notFound = { others: 'video.playlist_not_found' } as const;

/** The other person's playlist has a recognisable name. */
const savePlaylist = ({ world }: Cell, person: { id: string }) =>
  savePreference(world.db, person.id, 'matematik', {
    playlistId: `PL-${person.id}`,
    coachId: null,
    updatedAt: world.clock.now(),
  });

accessSuite('videos', videos, {
  list: { any: { input: () => ({ query: { ids: 'dQw4w9WgXcQ,aaaaaaaaaaa' } }) } },
  listPlaylistItems: {
    known: {
      input: async ({ world }) => {
        const request = { playlistId: 'PLknown-playlist', pageToken: '', maxResults: 50 };
        const items = [{ videoId: 'dQw4w9WgXcQ', position: 0 }];
        await savePage(world.db, request, { items, nextPageToken: null }, world.clock.now());
        return { query: { playlistId: request.playlistId } };
      },
    },
    missing: { input: () => ({ query: { playlistId: 'PLmissing-playlist' } }), outcome: notFound },
  },
  listOfSubject: {
    own: { input: () => ({ query: { subject: 'fizik' } }) },
    'whose playlist is gone': {
      input: async (cell) => {
        await savePlaylist(cell, cell.account);
        return { query: { subject: 'matematik' } };
      },
      outcome: notFound,
    },
    'with an unknown subject': {
      input: () => ({ query: { subject: 'simya' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
});
