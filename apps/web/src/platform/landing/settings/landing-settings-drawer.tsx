import { check } from '@netlik/contract/check';
import {
  LandingSettings,
  landing,
  MAX_QUESTIONS,
  MAX_STATS,
  MAX_TESTIMONIALS,
} from '@netlik/contract/platform/landing';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { landingToolTexts as texts } from '../landing.texts.ts';
import { RowsField, type TextRow } from './rows-field.tsx';

type List = 'stats' | 'testimonials' | 'questions';

/** Parses a Turkish decimal; other input stays a string, so that the schema rejects it. */
const numberOf = (text: string): number | string => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
};

const textRows = (rows: readonly Record<string, string | number>[]): TextRow[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        String(value).replace('.', typeof value === 'number' ? ',' : '.'),
      ]),
    ),
  );

const rowsOf = (text: string) => JSON.parse(text) as TextRow[];

type Props = { settings: LandingSettings; onClose: () => void };

/** Lists are kept in the form as JSON strings. */
const useLandingForm = ({ settings, onClose }: Props) =>
  useContractForm({
    initial: {
      stats: JSON.stringify(textRows(settings.stats)),
      testimonials: JSON.stringify(textRows(settings.testimonials)),
      questions: JSON.stringify(textRows(settings.questions)),
      trialDays: String(settings.trialDays),
      launchDiscount: String(settings.launchDiscount),
      proPrice: settings.proPrice,
      isPublic: settings.isPublic,
    },
    read: (values) =>
      check(LandingSettings, {
        stats: rowsOf(values.stats).map((row) => ({ ...row, value: numberOf(row.value ?? '') })),
        testimonials: rowsOf(values.testimonials),
        questions: rowsOf(values.questions),
        trialDays: numberOf(values.trialDays),
        launchDiscount: numberOf(values.launchDiscount),
        proPrice: values.proPrice,
        isPublic: values.isPublic,
      }),
    write: (body, { send }) => send(landing.saveSettings, { body }),
    done: texts.saved,
    onDone: onClose,
  });

export const LandingSettingsDrawer = (props: Props) => {
  const form = useLandingForm(props);
  const list = (name: List, label: string, most: number) => ({
    name,
    label,
    most,
    rows: rowsOf(form.values[name]),
    errorOf: form.errorOf,
    onChange: (rows: TextRow[]) => form.set(name, JSON.stringify(rows)),
  });
  return (
    <Drawer title={texts.title} width={640} onClose={props.onClose}>
      <Stack {...form.form} as="form" gap="6">
        <Text tone="muted">{texts.lead}</Text>
        <SwitchField label={texts.isPublic} hint={texts.isPublicHint} {...form.checkbox('isPublic')} />
        <Grid fit={160} gap="4">
          <TextField
            {...form.text('trialDays')}
            label={texts.trialDays}
            hint={texts.zeroDays}
            inputMode="numeric"
          />
          <TextField
            {...form.text('launchDiscount')}
            label={texts.launchDiscount}
            hint={texts.zeroPercent}
            inputMode="numeric"
          />
        </Grid>
        <TextField {...form.text('proPrice')} label={texts.proPrice} hint={texts.proPriceHint} optional />
        <RowsField
          {...list('stats', texts.stats, MAX_STATS)}
          add={texts.addStat}
          hint={texts.statsHint}
          preview={({ value, suffix, label }) => texts.preview(`${value}${suffix}`, label)}
          columns={[
            { name: 'value', label: texts.value, decimal: true },
            { name: 'suffix', label: texts.suffix },
            { name: 'label', label: texts.label },
          ]}
        />
        <RowsField
          {...list('testimonials', texts.testimonials, MAX_TESTIMONIALS)}
          add={texts.addTestimonial}
          columns={[
            { name: 'quote', label: texts.quote, long: true },
            { name: 'name', label: texts.name },
            { name: 'role', label: texts.role },
          ]}
        />
        <RowsField
          {...list('questions', texts.questions, MAX_QUESTIONS)}
          add={texts.addQuestion}
          columns={[
            { name: 'question', label: texts.question },
            { name: 'answer', label: texts.answer, long: true },
          ]}
        />
        {form.failure && <Notice tone="danger">{form.failure.message || texts.saveFailed}</Notice>}
        <Row justify="end">
          <Button type="submit" busy={form.busy}>
            {texts.save}
          </Button>
        </Row>
      </Stack>
    </Drawer>
  );
};
