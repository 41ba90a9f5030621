import type { Endpoint } from '@netlik/contract/endpoint';
import type { Attack } from './attack.ts';
import { type FormPart, filePart, withForm } from './hostile-form.ts';
import { goodParts } from './hostile-request.ts';
import { badStrings, HUGE_TEXT, privilegedFields, protoKeys, snippets } from './hostile-values.ts';
import type { Place } from './schema-places.ts';

/** Attacks on endpoints with texts and files in one form. */

const REFUSED = [400, 413, 415, 422] as const;

const replaced = (parts: readonly FormPart[], name: string, value: string): FormPart[] => [
  { name, value },
  ...parts.filter((part) => part.name !== name),
];

export const formAttacks = (endpoint: Endpoint, places: readonly Place[]): Attack[] => {
  const { field, maxBytes, maxFiles = 1 } = endpoint.upload!;
  const form = (
    label: string,
    parts: (good: FormPart[], picture: FormPart) => FormPart[],
    expectedStatuses: Attack['expectedStatuses'] = REFUSED,
    end?: string,
  ): Attack => ({
    label: `form: ${label}`,
    expectedStatuses,
    build: (good, input) =>
      withForm(
        good,
        parts(
          goodParts(endpoint, { ...input, file: undefined as never }),
          filePart(field, input.file ?? 'x'),
        ),
        end,
      ),
  });
  const texts = places.flatMap((place, index) => {
    const name = place.path.join('.');
    return [
      ...badStrings(place.schema).map((text) =>
        form(`${name}: ${JSON.stringify(text.slice(0, 20))}`, (good) => replaced(good, name, text)),
      ),
      form(`${name}: huge`, (good) => replaced(good, name, HUGE_TEXT)),
      form(`${name}: twice`, (good) => [{ name, value: 'bir' }, { name, value: 'iki' }, ...good]),
      form(`${name}: no text`, (good) => [
        { name, value: Buffer.from([0x61, 0xff, 0xfe]) },
        ...good.filter((part) => part.name !== name),
      ]),
      form(`${name}: as JSON`, (good) => [
        { name, value: '{"a":1}', type: 'application/json' },
        ...good.filter((part) => part.name !== name),
      ]),
      ...(place.required
        ? [form(`${name}: missing`, (good) => good.filter((part) => part.name !== name))]
        : []),
      ...snippets
        .filter((_, at) => at % 4 === index % 4)
        .map((text) => form(`${name}: ${text.slice(0, 20)}`, (good) => replaced(good, name, text), null)),
    ];
  });
  const unknown = [...Object.keys(privilegedFields), ...protoKeys, 'zzz'].map((name) =>
    form(`unknown field ${name}`, (good) => [...good, { name, value: 'admin' }]),
  );
  return [
    ...texts,
    ...unknown,
    // A form without texts gets one, because a file alone would be right.
    form('a text after the files', (good, picture) => [
      picture,
      ...(good.length > 0 ? good : [{ name: 'zzz', value: 'x' }]),
    ]),
    form('another file field', (good, picture) => [...good, { ...picture, name: 'dosya' }]),
    form('an empty file', (good, picture) => [...good, { ...picture, value: '' }]),
    form('a script', (good, picture) => [...good, { ...picture, value: '<script>alert(1)</script>' }]),
    form('the file as text', (good, { name }) => [...good, { name, value: 'resim' }]),
    form('one file too many', (good, picture) => [...good, ...Array(maxFiles + 1).fill(picture)]),
    form('1,000 texts', (good) => [...good, ...Array(1000).fill({ name: 'a', value: 'b' })]),
    form('no end', (good) => good, REFUSED, ''),
    {
      ...form('one byte too many', (good, picture) => [
        ...good,
        { ...picture, value: Buffer.alloc(maxBytes + 1) },
      ]),
      ownConnection: true,
    },
  ];
};
