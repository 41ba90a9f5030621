import { programCopies } from '@netlik/contract/coaching/program-copies';
import type { SheetItem } from '@netlik/contract/coaching/program-sheets';
import { programSheets } from '@netlik/contract/coaching/program-sheets';
import { useState } from 'react';
import { downloadText } from '../../data/calls/download-file.ts';
import { sendForm } from '../../data/calls/send-form.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { writeCsv } from '../../formats/csv-text.ts';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { sheetTexts as texts } from './program-sheets.texts.ts';

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
    <Stack as="ul" gap="2">
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

export const UploadPrograms = () => {
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
    <Card title={texts.in} lead={texts.inLead}>
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
            <Button look="quiet" onClick={() => downloadRefused(of('refuse'))}>
              {texts.downloadRefused}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
};
