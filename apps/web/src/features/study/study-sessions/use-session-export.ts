import { studyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { saveFile, sessionsCsv } from './session-csv.ts';
import { allSessions, type SessionQuery } from './study-sessions.queries.ts';
import { sessionTexts as texts } from './study-sessions.texts.ts';

/** All pages of what the screen shows one page of, as a file. `progress` is null while nothing is being made. */
export const useSessionExport = (filter: SessionQuery) => {
  const [progress, setProgress] = useState<number | null>(null);
  const run = async () => {
    if (progress !== null) return;
    setProgress(0);
    try {
      const rows = await allSessions(filter, setProgress);
      saveFile(sessionsCsv(rows), `calismalarim-${studyDay(new Date())}.csv`);
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
