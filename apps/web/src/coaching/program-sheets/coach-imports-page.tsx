import { programCopies } from '@netlik/contract/coaching/program-copies';
import { programSheets, type SheetItem } from '@netlik/contract/coaching/program-sheets';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { useState } from 'react';
import { downloadFile, downloadText } from '../../data/calls/download-file.ts';
import { fetchFile } from '../../data/calls/fetch-file.ts';
import { sendForm } from '../../data/calls/send-form.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { ExamImport } from '../../exams/exam-imports/exam-import.tsx';
import { importTexts } from '../../exams/exam-imports/exam-imports.texts.ts';
import { writeCsv } from '../../formats/csv-text.ts';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { WeekPicker } from '../../ui/pickers/week-picker.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { sheetTexts as texts } from './program-sheets.texts.ts';

const DownloadPrograms = () => {
  const [monday, setMonday] = useState(weekStart(studyDay(new Date())));
  const fetched = useWrite(
    (from: string, { signal }) => fetchFile(programSheets.download, { query: { from } }, signal),
    {
      failed: texts.downloadFailed,
      onDone: (file, from) => downloadFile(texts.fileName(from), file),
    },
  );
  return (
    <Section title={texts.out} lead={texts.outLead}>
      <Row gap="3 4" align="end" wrap>
        <WeekPicker
          label={texts.week}
          value={monday}
          onChange={({ currentTarget }) => setMonday(currentTarget.value)}
        />
        <Button look="line" busy={fetched.busy} onClick={() => void fetched.send(monday)}>
          {texts.download}
        </Button>
      </Row>
    </Section>
  );
};

const MAX_SHOWN = 50;
const actions = ['create', 'replace', 'refuse'] as const;

const downloadRefused = (items: readonly SheetItem[]) =>
  downloadText(
    texts.refusedName,
    writeCsv([
      texts.columns,
      ...items.map(({ line, name, date, reason, text }) => [line, name, date, reason, text]),
    ]),
  );

const Items = ({ title, items }: { title: string; items: readonly SheetItem[] }) => (
  <Stack as="section" gap="3" aria-label={title}>
    <Row gap="3" align="baseline" between>
      <Text as="h3" size="small" weight="semibold">
        {title}
      </Text>
      <Text as="span" tone="muted" size="small" numbers>
        {items.length}
      </Text>
    </Row>
    <Stack as="ul" gap="3" divided>
      {items.slice(0, MAX_SHOWN).map(({ line, name, date, reason }) => (
        <Stack as="li" key={`${line} ${date}`}>
          <Text as="span" tone="plain" weight="medium" wrapAnywhere>
            {name} · {formatDay(date)}
          </Text>
          <Text as="span" tone="muted" size="small" wrapAnywhere>
            {[texts.line(line), reason].filter(Boolean).join(': ')}
          </Text>
        </Stack>
      ))}
    </Stack>
    {items.length > MAX_SHOWN && (
      <Text tone="muted" size="small">
        {texts.more(items.length - MAX_SHOWN)}
      </Text>
    )}
  </Stack>
);

const UploadPrograms = () => {
  const [file, setFile] = useState<File | null>(null);
  const [items, setItems] = useState<readonly SheetItem[] | null>(null);
  const read = useWrite(
    (_: undefined, { signal }) => sendForm(programSheets.preview, { body: {} }, [file!], { signal }),
    { failed: texts.readFailed, inline: true, onDone: setItems },
  );
  const undo = useWrite(programCopies.undo, {
    done: ({ removed }) => texts.undone(removed),
    failed: texts.undoFailed,
  });
  const of = (action: SheetItem['action']) => items?.filter((item) => item.action === action) ?? [];
  const count = of('create').length + of('replace').length;
  const write = useWrite(
    (_: undefined, { signal }) => sendForm(programSheets.create, { body: {} }, [file!], { signal }),
    {
      done: ({ items: done }) => texts.done(done.filter(({ action }) => action !== 'refuse').length),
      failed: texts.writeFailed,
      inline: true,
      undo: ({ batchId }) => (batchId ? () => undo.send({ params: { id: batchId } }) : null),
      // Only refused rows stay visible.
      onDone: ({ items: done }) => setItems(done.filter(({ action }) => action === 'refuse')),
    },
  );
  const error = read.error ?? write.error;
  return (
    <Section title={texts.in} lead={texts.inLead}>
      <Stack gap="4">
        {error && <Notice tone="danger">{error}</Notice>}
        <FileField
          label={texts.file}
          accept=".xlsx,.csv,.tsv,.txt,text/csv"
          onFile={(chosen) => {
            setFile(chosen ?? null);
            setItems(null);
          }}
        />
        {items && (
          <Text size="large" weight="semibold" numbers role="status">
            {texts.summary(of('create').length, of('replace').length, of('refuse').length)}
          </Text>
        )}
        {actions.map(
          (action) =>
            of(action).length > 0 && <Items key={action} title={texts[action]} items={of(action)} />,
        )}
        <Row gap="2" wrap>
          {count > 0 ? (
            <Button busy={write.busy} onClick={() => void write.send()}>
              {texts.submit(count)}
            </Button>
          ) : (
            <Button busy={read.busy} disabled={!file} onClick={() => void read.send()}>
              {texts.preview}
            </Button>
          )}
          {of('refuse').length > 0 && (
            <Button look="line" onClick={() => downloadRefused(of('refuse'))}>
              {texts.downloadRefused}
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
};

const tabs = [
  { id: 'exams', label: 'Deneme sonuçları' },
  { id: 'programs', label: 'Programlar' },
] as const;

export const CoachImportsPage = () => {
  const [params, change] = useUrlParams();
  const tab = params.get('tab') === 'programs' ? 'programs' : 'exams';
  return (
    <PageFrame
      title="Excel ile aktar"
      lead="Sınıfının deneme sonuçlarını ve haftalık programları dosyayla taşı."
      width="narrow"
    >
      <Tabs
        label="Ne aktarılacak?"
        tabs={tabs}
        value={tab}
        onChange={(next) => change({ tab: next === 'exams' ? null : next })}
      >
        {tab === 'exams' ? (
          <Section title="Bir sınıfın deneme sonuçları" lead={importTexts.classLead}>
            <ExamImport kind="class" />
          </Section>
        ) : (
          <Stack gap="4">
            <DownloadPrograms />
            <UploadPrograms />
          </Stack>
        )}
      </Tabs>
    </PageFrame>
  );
};
