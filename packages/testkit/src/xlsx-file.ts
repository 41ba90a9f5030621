import { crc32, deflateRawSync } from 'node:zlib';

export const zipOf = (files: Readonly<Record<string, string | Buffer>>): Buffer => {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(plain), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(plain.length, 22);
    local.writeUInt16LE(name.length, 26);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    local.copy(listed, 6, 4, 30);
    listed.writeUInt32LE(at, 42);
    parts.push(local, Buffer.from(name), packed);
    central.push(listed, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(central.length / 2, 8);
  end.writeUInt16LE(central.length / 2, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
};

const workbook = '<workbook><sheets><sheet name="Sonuç" sheetId="1" r:id="rId1"/></sheets></workbook>';
const relations = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';

type Parts = { shared?: string; styles?: string; after?: string };

/** A workbook with this XML as rows of its only sheet. */
export const xlsxOf = (
  rows: string | Buffer,
  { shared = '<sst/>', styles = '<styleSheet/>', after = '' }: Parts = {},
): Buffer =>
  zipOf({
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/sharedStrings.xml': shared,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': Buffer.concat([
      Buffer.from('<worksheet><sheetData>'),
      Buffer.from(rows),
      Buffer.from(`</sheetData>${after}</worksheet>`),
    ]),
  });

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const cellOf = (value: string | number) =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`;

/** A workbook with these cells. */
export const xlsxOfCells = (rows: readonly (readonly (string | number)[])[]): Buffer =>
  xlsxOf(rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join(''));
