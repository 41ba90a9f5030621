import { downloadText } from '../../data/calls/download-file.ts';
import { writeCsv } from '../../formats/csv-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { importTexts as texts } from './exam-imports.texts.ts';
import { FileStep } from './file-step.tsx';
import { RowList, RowsStep } from './rows-step.tsx';
import { type ExamImportState, useExamImport } from './use-exam-import.ts';

const downloadRefused = ({ outcome, preview }: ExamImportState) => {
  const cellsOf = new Map(preview!.rows.map(({ line, cells }) => [line, cells]));
  downloadText(
    texts.refusedName,
    writeCsv([
      [texts.lineColumn, texts.reasonColumn, ...preview!.columns.map(({ header }) => header)],
      ...outcome!.rows.map(({ line, reason }) => [line, reason, ...(cellsOf.get(line) ?? [])]),
    ]),
  );
};

const Done = ({ state }: { state: ExamImportState }) => {
  const { added, importId, rows } = state.outcome!;
  return (
    <Stack gap="4">
      <Notice tone={added > 0 ? 'success' : 'info'}>{texts.done(added)}</Notice>
      <Row gap="2" wrap>
        <Button onClick={state.restart}>{texts.again}</Button>
        {rows.length > 0 && (
          <Button look="quiet" onClick={() => downloadRefused(state)}>
            {texts.download}
          </Button>
        )}
        {importId && (
          <Button
            look="quiet"
            busy={state.undo.busy}
            onClick={() => void state.undo.send({ params: { id: importId } })}
          >
            {texts.undo}
          </Button>
        )}
      </Row>
      {rows.length > 0 && (
        <RowList title={texts.refused} rows={rows} nameOf={({ name, line }) => name || texts.line(line)} />
      )}
    </Stack>
  );
};

const stepNumbers = { file: 1, columns: 2, rows: 3, done: 3 } as const;

/** Imports in three steps: file, columns and preview. */
export const ExamImport = ({ kind }: { kind: 'class' | 'own' }) => {
  const state = useExamImport(kind);
  const { step, fields, preview, columns, answers, read, write, setStep } = state;
  const isClass = kind === 'class';
  const busy = read.busy || write.busy;
  const error = read.error ?? write.error;
  const number = stepNumbers[step];
  const ready = preview?.rows.filter(({ status }) => status === 'ready').length ?? 0;
  const isAsked = preview?.rows.some(({ status, line }) => status === 'ask' && answers.has(line)) ?? false;
  const hasWhat = !isClass || fields.source.trim() !== '';
  if (step === 'done') return <Done state={state} />;
  return (
    <Stack gap="5" data-unsaved={fields.file !== null}>
      <Text tone="primary" size="small" weight="semibold">
        {texts.step(number, texts.steps[number - 1]!)}
      </Text>
      {error && <Notice tone="danger">{error}</Notice>}
      {/* Stays mounted, because the file input would lose its file. */}
      <div hidden={step !== 'file'}>
        <FileStep state={state} />
      </div>
      {step === 'columns' && <ColumnsStep state={state} isClass={isClass} />}
      {step === 'rows' && <RowsStep state={state} isClass={isClass} />}
      <Row gap="2" wrap>
        {step === 'file' && (
          <Button busy={busy} disabled={!fields.file || !hasWhat} onClick={() => void read.send(null)}>
            {texts.next}
          </Button>
        )}
        {step === 'columns' && (
          <Button busy={busy} onClick={() => void read.send(columns)}>
            {texts.preview}
          </Button>
        )}
        {step === 'rows' && !isAsked && (
          <Button busy={busy} disabled={ready === 0} onClick={() => void write.send()}>
            {texts.submit(ready)}
          </Button>
        )}
        {step === 'rows' && isAsked && (
          <Button busy={busy} onClick={() => void read.send(columns)}>
            {texts.apply}
          </Button>
        )}
        {step === 'rows' && (
          <Button look="quiet" disabled={busy} onClick={() => setStep('columns')}>
            {texts.editColumns}
          </Button>
        )}
        {step !== 'file' && (
          <Button look="quiet" disabled={busy} onClick={() => setStep('file')}>
            {texts.back}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
