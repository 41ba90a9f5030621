import { check } from '@netlik/contract/check';
import { type MotivationWeek, motivation } from '@netlik/contract/community/motivation';
import { isoWeek } from '@netlik/domain/iso-week';
import { type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { quoteTexts as texts } from '../../platform/admin-system/admin.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField, TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { WeekPicker } from '../../ui/pickers/week-picker.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';

const MAX_QUOTE = 500;

const QuoteForm = ({ quote }: { quote: MotivationWeek }) => {
  const { year, week, isBuiltIn } = quote;
  const form = useContractForm({
    initial: { text: isBuiltIn ? '' : quote.text, author: quote.author ?? '' },
    read: (values) => check(motivation.save.body, values),
    write: (body, { send }) => send(motivation.save, { query: { year, week }, body }),
    done: texts.saved,
  });
  return (
    <Stack {...form.form} as="form" gap="4" aria-label={texts.title}>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      {isBuiltIn && (
        <Text tone="muted" size="small">
          {texts.builtIn(quote.text)}
        </Text>
      )}
      <TextAreaField label={texts.text} rows={3} max={MAX_QUOTE} {...form.text('text')} />
      <TextField label={texts.author} optional autoComplete="off" {...form.text('author')} />
      <Row gap="2" justify="end" wrap>
        <Button type="submit" look="line" busy={form.busy}>
          {texts.save}
        </Button>
      </Row>
    </Stack>
  );
};

export const MotivationForm = () => {
  const [monday, setMonday] = useState<StudyDay>(() => weekStart(studyDay(new Date())));
  const { year, week } = isoWeek(monday);
  const query = useQuery(read(motivation.get, { query: { year, week } }));
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Stack gap="4" data-tour="admin-quote">
        <WeekPicker
          label={texts.week}
          hint={texts.weekOf(year, week)}
          value={monday}
          onChange={({ currentTarget }) => setMonday(currentTarget.value)}
        />
        {query.data ? (
          <QuoteForm key={`${year} ${week}`} quote={query.data} />
        ) : (
          <UntilLoaded query={query} failed={texts.failed} compact />
        )}
      </Stack>
    </Section>
  );
};
