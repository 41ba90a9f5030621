import { downloadText } from '../../data/calls/download-file.ts';
import { writeCsv } from '../../formats/csv-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
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
          <Button look="line" onClick={() => downloadRefused(state)}>
            {texts.download}
          </Button>
        )}
        {importId && (
          <Button
            look="line"
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

const stepNumbers = { file: 1, columns: 2, rows: 3 } as const;

type StepProps = { state: ExamImportState; isClass: boolean };

const StepButtons = ({ state, isClass }: StepProps) => {
  const { step, fields, preview, columns, answers, read, write, setStep } = state;
  const busy = read.busy || write.busy;
  const ready = preview?.rows.filter(({ status }) => status === 'ready').length ?? 0;
  const isAnswered = preview?.rows.some(({ status, line }) => status === 'ask' && answers.has(line)) ?? false;
  const hasSource = !isClass || fields.source.trim() !== '';
  return (
    <Row gap="2" wrap>
      {step === 'file' && (
        <Button busy={busy} disabled={!fields.file || !hasSource} onClick={() => void read.send(null)}>
          {texts.next}
        </Button>
      )}
      {step === 'columns' && (
        <Button busy={busy} onClick={() => void read.send(columns)}>
          {texts.preview}
        </Button>
      )}
      {step === 'rows' && !isAnswered && (
        <Button busy={busy} disabled={ready === 0} onClick={() => void write.send()}>
          {texts.submit(ready)}
        </Button>
      )}
      {step === 'rows' && isAnswered && (
        <Button busy={busy} onClick={() => void read.send(columns)}>
          {texts.apply}
        </Button>
      )}
      {step === 'rows' && (
        <Button look="line" disabled={busy} onClick={() => setStep('columns')}>
          {texts.editColumns}
        </Button>
      )}
      {step !== 'file' && (
        <Button look="line" disabled={busy} onClick={() => setStep('file')}>
          {texts.back}
        </Button>
      )}
    </Row>
  );
};

/** Imports in three steps: file, columns and preview. */
export const ExamImport = ({ kind }: { kind: 'class' | 'own' }) => {
  const state = useExamImport(kind);
  const { step, fields, read, write } = state;
  const isClass = kind === 'class';
  const error = read.error ?? write.error;
  if (step === 'done') return <Done state={state} />;
  const number = stepNumbers[step];
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
      <StepButtons state={state} isClass={isClass} />
    </Stack>
  );
};

export const OwnImportDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title={texts.ownTitle} size="large" onClose={onClose}>
    <Stack gap="4">
      <p>{texts.ownLead}</p>
      <ExamImport kind="own" />
    </Stack>
  </Modal>
);
