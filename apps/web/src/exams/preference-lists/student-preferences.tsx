import { check } from '@netlik/contract/check';
import {
  MAX_PREFERENCE_COMMENT,
  NewPreferenceComment,
  type PreferenceList,
  preferenceListNames,
  preferenceLists,
} from '@netlik/contract/exams/preference-lists';
import { chanceOf, warningsOf } from '@netlik/domain/exams/preference-lists/preferences';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { quotaText, universityProgrammeNotes } from '../university-programmes/programme.texts.ts';
import { PreferenceComments } from './preference-comments.tsx';
import { chanceNames, commentTexts, preferenceTexts as texts } from './preference-lists.texts.ts';
import { nameOf, PreferenceWarnings } from './preference-row.tsx';
import type { ListName } from './use-preferences.ts';

type OfList = { studentId: string; list: PreferenceList };

const CommentForm = ({ studentId, list, onSent }: OfList & { onSent: () => void }) => {
  const form = useContractForm({
    initial: { code: '', text: '' },
    read: ({ code, text }) => check(NewPreferenceComment, { code: code || null, text }),
    write: (body, { send }) =>
      send(preferenceLists.comment, { params: { id: studentId, list: list.list }, body }),
    done: commentTexts.sent,
    onDone: onSent,
  });
  return (
    <Stack {...form.form} as="form" gap="3">
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <Select
        label={commentTexts.about}
        placeholder={commentTexts.whole}
        options={list.entries.map((entry, index) => ({
          value: entry.code,
          label: `${index + 1}. ${nameOf(entry)}`,
        }))}
        {...form.text('code')}
      />
      <TextAreaField label={commentTexts.text} max={MAX_PREFERENCE_COMMENT} rows={3} {...form.text('text')} />
      <div>
        <Button type="submit" busy={form.busy}>
          {commentTexts.send}
        </Button>
      </div>
    </Stack>
  );
};

const StudentList = ({ studentId, list }: OfList) => {
  const [sent, setSent] = useState(0);
  const remove = useWrite(preferenceLists.removeComment, {
    done: commentTexts.removed,
    failed: commentTexts.removeFailed,
  });
  const { entries, comments, ranges } = list;
  const codes = entries.map(({ code }) => code);
  const warnings = warningsOf(
    entries.map(({ programme }) => programme),
    ranges,
  );
  const shown = (code: string | null) => (
    <PreferenceComments
      comments={comments.filter((comment) =>
        code === null ? comment.code === null || !codes.includes(comment.code) : comment.code === code,
      )}
      onRemove={({ _id }) => void remove.send({ params: { id: _id } })}
    />
  );
  return (
    <>
      {entries.length === 0 && (
        <EmptyState drawing="messages" compact title={commentTexts.empty} text={commentTexts.emptyText} />
      )}
      {shown(null)}
      <Stack as="ol" gap="4" aria-label={texts.lists[list.list]}>
        {entries.map((entry, index) => (
          <Stack as="li" key={entry.code} gap="1">
            <Row gap="1 3" between wrap align="baseline">
              <Text as="strong" wrapAnywhere>
                {index + 1}. {nameOf(entry)}
              </Text>
              <Text tone="muted" size="small" weight="semibold">
                {chanceNames[chanceOf(entry.programme?.reach ?? null)]}
              </Text>
            </Row>
            {entry.programme && (
              <Text tone="muted" size="small" numbers>
                {[
                  texts.place(entry.programme),
                  texts.rank(entry.programme),
                  quotaText(entry.programme),
                  ...universityProgrammeNotes(entry.programme),
                ].join(' · ')}
              </Text>
            )}
            <PreferenceWarnings
              warnings={warnings.filter(({ at }) => at === index)}
              programme={entry.programme}
            />
            {shown(entry.code)}
          </Stack>
        ))}
      </Stack>
      {entries.length > 0 && (
        <CommentForm key={sent} studentId={studentId} list={list} onSent={() => setSent(sent + 1)} />
      )}
    </>
  );
};

export const StudentPreferences = ({ studentId }: { studentId: string }) => {
  const [name, setName] = useState<ListName>('A');
  const query = useQuery(read(preferenceLists.ofStudent, { params: { id: studentId, list: name } }));
  return (
    <Card title={commentTexts.title} lead={commentTexts.lead}>
      <Segmented
        label={texts.list}
        quiet
        options={preferenceListNames.map((value) => ({ value, label: texts.lists[value] }))}
        value={name}
        onChange={setName}
      />
      <UntilLoaded query={query} failed={commentTexts.failed} compact />
      {query.data && <StudentList key={name} studentId={studentId} list={query.data} />}
    </Card>
  );
};
