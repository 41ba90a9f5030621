import { studyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { downloadFile, sessionsCsv } from './session-csv.ts';
import { fetchAllSessions, type SessionQuery } from './study-sessions.queries.ts';
import { sessionTexts as texts } from './study-sessions.texts.ts';

/** Exports all pages as CSV. `progress` (0 to 1) is null while no export runs. */
export const useSessionExport = (filter: SessionQuery) => {
  const [progress, setProgress] = useState<number | null>(null);
  const run = async () => {
    if (progress !== null) return;
    setProgress(0);
    try {
      const rows = await fetchAllSessions(filter, setProgress);
      downloadFile(sessionsCsv(rows), `calismalarim-${studyDay(new Date())}.csv`);
      toast({ tone: 'success', text: texts.exported(rows.length) });
    } catch (error) {
      const why = error instanceof ApiError ? ` ${error.message}` : '';
      toast({ tone: 'danger', text: texts.exportFailed + why });
    } finally {
      setProgress(null);
    }
  };
  return { progress, run };
};
