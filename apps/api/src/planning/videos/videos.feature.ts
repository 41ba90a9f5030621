import { videos } from '@netlik/contract/planning/videos';
import { feature } from '../../http/feature.ts';
import { createSharedWork } from './shared-work.ts';
import {
  listPlaylistItems,
  listSubjectVideos,
  listVideos,
  sweepVideos,
  type VideoDeps,
} from './videos.service.ts';
import { createYoutube } from './youtube.ts';

export const videosFeature = feature(
  videos,
  (_deps, withYoutube: VideoDeps) => ({
    list: ({ query }) => listVideos(withYoutube, query.ids),
    listPlaylistItems: ({ query: { playlistId, pageToken = '', maxResults } }) =>
      listPlaylistItems(withYoutube, { playlistId, pageToken, maxResults }),
    listOfSubject: ({ actor, query }) => listSubjectVideos(withYoutube, actor, query.subject),
  }),
  {
    keep: (deps) => {
      const { youtube: settings } = deps.config;
      const youtube = settings && createYoutube(settings.apiKey, settings.apiUrl, deps.clock);
      return { ...deps, youtube, share: createSharedWork() };
    },
    jobs: (deps) => deps.jobs.define('videos.sweep', () => sweepVideos(deps), { cron: '50 4 * * *' }),
  },
);
