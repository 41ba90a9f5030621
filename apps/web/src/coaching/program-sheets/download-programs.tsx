import { programSheets } from '@netlik/contract/coaching/program-sheets';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { useState } from 'react';
import { downloadFile } from '../../data/calls/download-file.ts';
import { fetchFile } from '../../data/calls/fetch-file.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { WeekPicker } from '../../ui/pickers/week-picker.tsx';
import { sheetTexts as texts } from './program-sheets.texts.ts';

export const DownloadPrograms = () => {
  const [monday, setMonday] = useState(weekStart(studyDay(new Date())));
  const fetched = useWrite(
    (from: string, { signal }) => fetchFile(programSheets.download, { query: { from } }, signal),
    {
      failed: texts.downloadFailed,
      onDone: (file, from) => downloadFile(texts.fileName(from), file),
    },
  );
  return (
    <Card title={texts.out} lead={texts.outLead}>
      <Row gap="3 4" align="end" wrap>
        <WeekPicker
          label={texts.week}
          value={monday}
          onChange={({ currentTarget }) => setMonday(currentTarget.value)}
        />
        <Button look="quiet" busy={fetched.busy} onClick={() => void fetched.send(monday)}>
          {texts.download}
        </Button>
      </Row>
    </Card>
  );
};
