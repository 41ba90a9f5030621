import { check } from '@netlik/contract/check';
import { uploads } from '@netlik/contract/platform/uploads';
import {
  MAX_MISTAKE_NOTE,
  MAX_MISTAKE_SOLUTION,
  type Mistake,
  mistakeCauses,
  mistakes,
  NewMistake,
} from '@netlik/contract/practice/mistakes';
import { useState } from 'react';
import { upload } from '../../data/calls/upload.ts';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { FormSubjectTopic } from '../form-subject-topic.tsx';
import { causeNames } from './mistake-causes.texts.ts';
import { mistakeTexts, mistakeFormTexts as texts } from './mistakes.texts.ts';

const causes = mistakeCauses.map((value) => ({ value, label: causeNames[value] }));

type FormOptions = {
  mistake: Mistake | undefined;
  place: { subject: string; topic: string };
  onDone: () => void;
};

/** A newly chosen photo is uploaded before the mistake is saved. */
const useMistakeForm = ({ mistake, place, onDone }: FormOptions) => {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const uploadPhoto = async (photo: File) => {
    setProgress(0);
    try {
      const { imageUrl } = await upload(uploads.mistakePhoto, photo, { onProgress: setProgress });
      // A retry must not upload the photo twice.
      setFile(null);
      form.set('photo', imageUrl);
      return imageUrl;
    } finally {
      setProgress(null);
    }
  };
  const form = useContractForm({
    initial: {
      subject: mistake?.subject ?? place.subject,
      topic: mistake?.topic ?? place.topic,
      cause: mistake?.cause ?? '',
      note: mistake?.note ?? '',
      solution: mistake?.solution ?? '',
      photo: mistake?.photo ?? '',
    },
    read: ({ photo, ...values }) => check(NewMistake, { ...values, photo: photo || null }),
    write: async (values, { send }): Promise<unknown> => {
      const body = file ? { ...values, photo: await uploadPhoto(file) } : values;
      return mistake
        ? send(mistakes.update, { params: { id: mistake._id }, body })
        : send(mistakes.create, { body });
    },
    done: mistake ? texts.updated : texts.added,
    onDone,
  });
  const { error } = form.text('photo');
  const drop = {
    file,
    progress,
    current: form.values.photo || null,
    onFile: setFile,
    onRemove: () => (file ? setFile(null) : form.set('photo', '')),
    ...(error && { error }),
  };
  return { form, drop };
};

type Props = { mistake?: Mistake; subject: string; topic: string; onClose: () => void };

export const MistakeDialog = ({ mistake, subject, topic, onClose }: Props) => {
  const { form, drop } = useMistakeForm({ mistake, place: { subject, topic }, onDone: onClose });
  return (
    <FormDialog
      title={mistake ? texts.editTitle : texts.addTitle}
      size="large"
      form={form}
      submit={texts.save}
      onClose={onClose}
    >
      <FileDrop label={texts.photo} maxBytes={uploads.mistakePhoto.upload.maxBytes} {...drop} />
      <Grid fit={180} gap="3" align="start">
        <FormSubjectTopic form={form} />
        <Select
          label={mistakeTexts.cause}
          placeholder={texts.chooseCause}
          options={causes}
          {...form.text('cause')}
        />
      </Grid>
      <TextAreaField
        label={texts.note}
        optional
        rows={3}
        max={MAX_MISTAKE_NOTE}
        hint={texts.noteHint}
        {...form.text('note')}
      />
      <TextAreaField
        label={texts.solution}
        optional
        rows={4}
        max={MAX_MISTAKE_SOLUTION}
        hint={texts.solutionHint}
        {...form.text('solution')}
      />
    </FormDialog>
  );
};
