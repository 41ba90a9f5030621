import { check } from '@netlik/contract/check';
import {
  type FlashcardImport,
  flashcards,
  MAX_IMPORT_PART,
  MAX_IMPORT_PARTS,
} from '@netlik/contract/practice/flashcards';
import { useState } from 'react';
import { FieldError } from '../../../ui/forms/field.tsx';
import { FileField } from '../../../ui/forms/file-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { FormSubjectTopic } from '../../form-subject-topic.tsx';
import { importTexts as texts } from '../flashcards.texts.ts';
import styles from './library.module.css';

const partsOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / MAX_IMPORT_PART) }, (_, index) =>
    text.slice(index * MAX_IMPORT_PART, (index + 1) * MAX_IMPORT_PART),
  );

const Preview = ({ result }: { result: FlashcardImport }) => (
  <Stack gap="2" className={styles.preview} role="status">
    <strong>{result.count > 0 ? texts.previewTitle(result.count) : texts.nothing}</strong>
    <Stack as="ul" gap="1" size="small" className={styles.rows}>
      {result.sample.map(({ line, question, answer }) => (
        <li key={line}>
          {question.slice(0, 80)} → {answer.slice(0, 80)}
        </li>
      ))}
    </Stack>
    {result.refusedCount > 0 && (
      <>
        <strong>{texts.refused(result.refusedCount)}</strong>
        <Stack as="ul" gap="1" size="small" className={styles.rows}>
          {result.refused.map(({ line, reason }) => (
            <li key={line}>{texts.refusedLine(line, reason)}</li>
          ))}
        </Stack>
      </>
    )}
  </Stack>
);

type Props = { subject: string; topic: string; onClose: () => void };

export const ImportDialog = ({ subject, topic, onClose }: Props) => {
  const [parts, setParts] = useState<string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<FlashcardImport | null>(null);
  const form = useContractForm({
    initial: { subject, topic },
    read: (values) => check(flashcards.import.body, { ...values, parts, preview: preview === null }),
    write: (body, { send }) => send(flashcards.import, { body }),
    onDone: (result, body) => {
      if (body.preview) return setPreview(result);
      toast({ tone: 'success', text: texts.done(result.count) });
      onClose();
    },
  });

  const choose = async (file: File | undefined) => {
    setPreview(null);
    const text = (await file?.text()) ?? '';
    const pieces = partsOf(text);
    setParts(pieces);
    setProblem(pieces.length > MAX_IMPORT_PARTS ? texts.tooLarge : text.trim() === '' ? texts.empty : null);
  };

  const isReady = parts.length > 0 && problem === null;
  return (
    <FormDialog
      title={texts.title}
      size="large"
      form={form}
      submit={preview ? texts.add(preview.count) : texts.preview}
      submitDisabled={!isReady || preview?.count === 0}
      onClose={onClose}
    >
      <p>{texts.lead}</p>
      <Grid fit={200} gap="4">
        <FormSubjectTopic form={form} onSubject={() => setPreview(null)} />
      </Grid>
      <FileField
        label={texts.file}
        accept=".txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
        onFile={(file) => void choose(file)}
      />
      {problem && <FieldError>{problem}</FieldError>}
      {preview && <Preview result={preview} />}
    </FormDialog>
  );
};
