import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Grid } from './grid.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

const styleOf = (text: string) => getComputedStyle(document.querySelector(`[title="${text}"]`)!);

it('says by props how children stand, in steps of four pixels', async () => {
  await render(
    <>
      <Row title="row" gap="2 4" align="end" between wrap />
      <Stack title="stack" gap="3" align="center" justify="start" />
      <Grid title="columns" columns={3} />
      <Grid title="fit" fit={200} style={{ width: 620 }} />
    </>,
  );
  expect(styleOf('row')).toMatchObject({
    display: 'flex',
    rowGap: '8px',
    columnGap: '16px',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
  });
  expect(styleOf('stack')).toMatchObject({
    display: 'grid',
    rowGap: '12px',
    alignItems: 'normal',
    justifyItems: 'center',
    alignContent: 'start',
  });
  expect(styleOf('columns').gridTemplateColumns.split(' ')).toHaveLength(3);
  expect(styleOf('fit').gridTemplateColumns.split(' ')).toHaveLength(3);
});

it('is the element that it is told to be, with its attributes', async () => {
  const screen = await render(
    <Stack as="ul" aria-label="Liste">
      <Text as="li" tone="muted" size="tiny" weight="bold" numbers>
        12,75
      </Text>
    </Stack>,
  );
  const row = screen.getByRole('list', { name: 'Liste' }).getByRole('listitem').element();
  expect(row.getAttributeNames()).toEqual(['class']);
  expect(getComputedStyle(row)).toMatchObject({
    fontSize: '12px',
    fontWeight: '700',
    fontVariantNumeric: 'tabular-nums',
  });
});

it("gives way to the element's own class, and wins over the element's default", async () => {
  await render(
    <>
      <style>{'.own { gap: 1px; font-size: 13px }'}</style>
      <Row as="h2" title="own" gap="8" size="figure" className="own" />
      <Text as="h2" title="look" size="small" weight="regular" />
    </>,
  );
  expect(styleOf('own')).toMatchObject({ columnGap: '1px', fontSize: '13px' });
  expect(styleOf('look')).toMatchObject({ fontSize: '14px', fontWeight: '400' });
});
