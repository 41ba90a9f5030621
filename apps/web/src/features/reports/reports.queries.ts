import { adminReports, type ReportStatus, reports } from '@netlik/contract/reports';
import { queryOptions } from '@tanstack/react-query';
import { fetchFile } from '../../api/fetch-file.ts';
import { read } from '../../api/read.ts';

/** One page of a student's reports; hardly anybody has more. */
export const MAX_SHOWN = 100;

export const reportQueries = {
  list: () => read(reports.list, { query: { scope: 'student', limit: MAX_SHOWN } }),
  messages: (id: string) => read(reports.messages, { params: { id }, query: {} }),
  admin: (query: { status?: ReportStatus; q?: string; limit: number; offset: number }) =>
    read(adminReports.list, { query }, { keepPrevious: true }),
  /** Pictures never change. */
  picture: (id: string, uid: string) =>
    queryOptions({
      queryKey: [reports.attachment.path, id, uid] as const,
      queryFn: ({ signal }) => fetchFile(reports.attachment, { params: { id, uid } }, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
