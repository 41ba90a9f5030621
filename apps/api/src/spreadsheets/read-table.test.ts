import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { xlsxOf, xlsxOfCells, zipOf } from '@netlik/testkit/xlsx-file';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../http/app-error.ts';
import { readTable } from './read-table.ts';
import { writeXlsx } from './write-xlsx.ts';

const cellsOf = async (bytes: Buffer) => (await readTable('a', bytes)).map(({ cells }) => cells);
const refusalOf = (bytes: Buffer) =>
  readTable('a', bytes).then(
    () => 'read',
    (error: AppError) => error.code,
  );

describe('a table', () => {
  it('is read from Excel with formulas as values, merged cells filled, days and long numbers as texts', async () => {
    const rows = await readTable(
      'a',
      xlsxOf(
        `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
         <row r="3"><c r="A3" t="inlineStr"><is><t>&#304;lk &amp; </t><t>son</t></is></c>
           <c r="B3"><f>SUM(1,2)</f><v>3</v></c><c r="C3" t="str"><f>A3</f><v>x</v></c>
           <c r="D3" s="1"><v>46344</v></c><c r="E3" t="e"><v>#REF!</v></c><c r="F3"><v>7.249999999999999</v></c>
           <c r="G3"><v>1.2345678E7</v></c></row>`,
        {
          shared:
            '<sst><si><t>Ad</t></si><si><r><t>Tür</t></r><r><t>kçe</t></r><rPh><t>oku</t></rPh></si></sst>',
          styles: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
          after: '<mergeCells><mergeCell ref="B1:D1"/></mergeCells>',
        },
      ),
    );
    expect(rows).toEqual([
      { line: 1, cells: ['Ad', 'Türkçe', 'Türkçe', 'Türkçe'] },
      { line: 3, cells: ['İlk & son', '3', 'x', '2026-11-18', '', '7.25', '12345678'] },
    ]);
  });

  it.each([
    ['semicolons', 'Ad;Not\r\n"Işık; ""İ""";12,5\r\n;\r\n'],
    ['commas', 'Ad,Not\n"Işık; ""İ""","12,5"'],
    ['tabs', '\uFEFFAd\tNot\n"Işık; ""İ"""\t12,5\n'],
  ])('is read from CSV with %s', async (_, text) => {
    const expected = [
      ['Ad', 'Not'],
      ['Işık; "İ"', '12,5'],
    ];
    expect(await cellsOf(Buffer.from(text))).toEqual(expected);
  });

  it('is read from the CSV of a Turkish Windows', async () => {
    expect(await cellsOf(Buffer.from('Ad;Soyad\n\xde\xfckr\xfc;I\xfe\xfdk', 'latin1'))).toEqual([
      ['Ad', 'Soyad'],
      ['Şükrü', 'Işık'],
    ]);
  });

  it('comes back as it was written, and a formula stays a text', async () => {
    const rows = [
      ['Öğrenci', '=1+1'],
      ['Ada\nKaya', '@a'],
    ];
    const bytes = await writeXlsx({ name: 'Hafta', rows, widths: [20, 20] });
    expect(await cellsOf(bytes)).toEqual(rows);
    expect(bytes.includes('<f>')).toBe(false);
  });

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'table.pdf'],
    ['an old or locked workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'table.old_format'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'table.unreadable'],
    ['a page', Buffer.from('<html><table></table></html>'), 'table.unreadable'],
    ['a text', Buffer.from('Sevgili hocam\nlisteyi yarın yollarım'), 'table.unreadable'],
    ['an archive', zipOf({ 'a.txt': 'a' }), 'table.unreadable'],
    ['a cut workbook', xlsxOfCells([['a']]).subarray(0, 200), 'table.unreadable'],
    ['entities', xlsxOf('<!DOCTYPE a [<!ENTITY b "c">]><row><c><v>1</v></c></row>'), 'table.unreadable'],
    ['nothing', Buffer.from(' \n;;\n'), 'table.empty'],
    ['a column too many', xlsxOf('<row><c r="GS1"><v>1</v></c></row>'), 'table.too_big'],
    ['a row too many', Buffer.from('a;b\n'.repeat(5001)), 'table.too_big'],
  ])('is refused by name: %s', async (_, bytes, code) => {
    expect(await refusalOf(bytes)).toBe(code);
  });

  it('costs less than 200 MB, whatever is sent', async () => {
    const row = '<row><c t="inlineStr"><is><t>Ada Kaya</t></is></c><c><v>12</v></c></row>';
    const hundredThousand = xlsxOf(row.repeat(100_000));
    const tags = Buffer.alloc(34_000_000, `<a b="${'c'.repeat(90)}"/>`);
    const bombs = [
      hundredThousand,
      xlsxOf(tags),
      xlsxOf(Buffer.alloc(10_000_000, 'a')),
      xlsxOf('<row><c t="s"><v>0</v></c></row>'.repeat(4000), {
        shared: `<sst><si><t>${'a'.repeat(900_000)}</t></si></sst>`,
      }),
      xlsxOf(row, { shared: `<sst>${`<si><t>${'a'.repeat(92)}</t></si>`.repeat(100_000)}</sst>` }),
    ];
    const folder = mkdtempSync(join(tmpdir(), 'netlik-tables-'));
    const files = bombs.map((_, index) => join(folder, String(index)));
    bombs.forEach((bytes, index) => {
      writeFileSync(files[index]!, bytes);
    });
    // A separate process, because this one keeps memory of other tests.
    const reader = new URL('../../dist/spreadsheets/read-table.js', import.meta.url).href;
    const script = `
      const { readFileSync } = await import('node:fs');
      const { readTable } = await import(${JSON.stringify(reader)});
      const before = process.resourceUsage().maxRSS;
      const codes = [];
      for (const file of ${JSON.stringify(files)})
        codes.push(await readTable('a', readFileSync(file)).then(() => 'read', (error) => error.code));
      console.log(JSON.stringify({ codes, megabytes: (process.resourceUsage().maxRSS - before) / 1024 }));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    rmSync(folder, { recursive: true });
    const { codes, megabytes } = JSON.parse(stdout);
    expect(codes).toEqual(Array.from(bombs, () => 'table.too_big'));
    expect(megabytes).toBeLessThan(200);
  }, 60_000);
});
