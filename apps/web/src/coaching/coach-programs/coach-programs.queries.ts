import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { programDrafts } from '@netlik/contract/coaching/program-drafts';
import { videos } from '@netlik/contract/planning/videos';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../data/calls/call.ts';
import { read } from '../../data/calls/read.ts';

const BOARD_PAGE = 100;
/** More programs than a month has. */
const MONTH_PROGRAMS = 100;

const draftOf = (studentId: string, date: string, span: 'day' | 'week') =>
  read(
    { ...programDrafts.propose, shows: coachPrograms.list.shows },
    { body: { studentIds: [studentId], date, span } },
  );

export const coachProgramQueries = {
  one: (id: string) => read(coachPrograms.get, { params: { id } }),
  ofDay: (studentId: string, date: string) =>
    read(coachPrograms.list, { query: { studentId, date, limit: 1 } }),
  ofRange: (studentId: string, from: string, to: string) =>
    read(
      coachPrograms.list,
      { query: { studentId, from, to, limit: MONTH_PROGRAMS } },
      { keepPrevious: true },
    ),
  boardOfDay: (date: string, page: number, coachId: string | null) =>
    read(coachLive.board, {
      query: { from: date, page, limit: BOARD_PAGE, ...(coachId ? { coachId } : {}) },
    }),
  draftOfDay: (studentId: string, date: string) => draftOf(studentId, date, 'day'),
  /** From the given day to Sunday, without days that have a program. */
  draftOfWeek: (studentId: string, from: string) => draftOf(studentId, from, 'week'),
  usedVideos: (studentId: string, subject: string) =>
    read(coachPrograms.usedVideos, { query: { studentId, subject } }),
  preference: (studentId: string, subject: string) =>
    read(coachPrograms.getPreference, { query: { studentId, subject } }),
  playlist: (playlistId: string) =>
    infiniteQueryOptions({
      queryKey: [videos.listPlaylistItems.path, playlistId],
      queryFn: ({ pageParam, signal }) =>
        call(
          videos.listPlaylistItems,
          { query: { playlistId, ...(pageParam ? { pageToken: pageParam } : {}) } },
          signal,
        ),
      initialPageParam: '',
      getNextPageParam: ({ nextPageToken }) => nextPageToken,
      staleTime: 600_000,
      retry: false,
    }),
};
