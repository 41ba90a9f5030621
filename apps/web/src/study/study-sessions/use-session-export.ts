import { studyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { downloadFile, sessionsCsv } from './session-csv.ts';
import { fetchAllSessions, type SessionQuery } from './study-sessions.queries.ts';
import { sessionTexts as texts } from './study-sessions.texts.ts';

/** `progress` is 0 to 1, or null while no export runs. */
export const useSessionExport = (filter: SessionQuery) => {
  const [progress, setProgress] = useState<number | null>(null);
  const { send } = useWrite((wanted: SessionQuery) => fetchAllSessions(wanted, setProgress), {
    done: (rows) => texts.exported(rows.length),
    failed: texts.exportFailed,
    onDone: (rows) => downloadFile(sessionsCsv(rows), `calismalarim-${studyDay(new Date())}.csv`),
  });
  const run = async () => {
    if (progress !== null) return;
    setProgress(0);
    await send(filter);
    setProgress(null);
  };
  return { progress, run };
};
