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
import { subjectTopicTexts } from '../../study/topic-facts/subject-topic.texts.ts';
import { SubjectTopicFields } from '../../study/topic-facts/subject-topic-fields.tsx';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { causeNames } from './mistake-causes.texts.ts';
import { mistakeTexts, mistakeFormTexts as texts } from './mistakes.texts.ts';

const causes = mistakeCauses.map((value) => ({ value, label: causeNames[value] }));

type Props = {
  mistake?: Mistake;
  subject: string;
  topic: string;
  onClose: () => void;
};

export const MistakeDialog = ({ mistake, subject, topic, onClose }: Props) => {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const form = useContractForm({
    initial: {
      subject: mistake?.subject ?? subject,
      topic: mistake?.topic ?? topic,
      cause: mistake?.cause ?? '',
      note: mistake?.note ?? '',
      solution: mistake?.solution ?? '',
      photo: mistake?.photo ?? '',
    },
    read: ({ photo, ...values }) => check(NewMistake, { ...values, photo: photo || null }),
    write: async (values, { send }): Promise<unknown> => {
      let body = values;
      if (file) {
        setProgress(0);
        try {
          const { imageUrl } = await upload(uploads.mistakePhoto, file, { onProgress: setProgress });
          body = { ...values, photo: imageUrl };
          // A retry must not upload the photo twice.
          setFile(null);
          form.set('photo', imageUrl);
        } finally {
          setProgress(null);
        }
      }
      return mistake
        ? send(mistakes.update, { params: { id: mistake._id }, body })
        : send(mistakes.create, { body });
    },
    done: mistake ? texts.updated : texts.added,
    onDone: onClose,
  });
  const { values } = form;
  return (
    <FormDialog
      title={mistake ? texts.editTitle : texts.addTitle}
      size="large"
      form={form}
      submit={texts.save}
      onClose={onClose}
    >
      <FileDrop
        label={texts.photo}
        maxBytes={uploads.mistakePhoto.upload.maxBytes}
        file={file}
        current={values.photo || null}
        onFile={setFile}
        onRemove={() => (file ? setFile(null) : form.set('photo', ''))}
        progress={progress}
        {...(form.text('photo').error && { error: form.text('photo').error })}
      />
      <Grid fit={180} gap="3" align="start">
        <SubjectTopicFields
          value={form.values}
          placeholders={subjectTopicTexts.choose}
          errorOf={form.errorOf}
          onChange={({ subject, topic }) => {
            form.set('subject', subject);
            form.set('topic', topic);
          }}
        />
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
