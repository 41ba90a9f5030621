import { programSheets } from '@netlik/contract/coaching/program-sheets';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Row } from '@netlik/testkit/access/row';

const file = Buffer.from('Öğrenci;16.11.2026\nÖrnek Kişi;Fizik: test\n');
const upload: Row = {
  own: { input: () => ({ body: {}, file }) },
  'no table': {
    input: () => ({ body: {}, file: Buffer.from('%PDF-1.7') }),
    outcome: { others: 'table.pdf' },
  },
};

accessSuite('programSheets', programSheets, {
  download: { own: { input: () => ({ query: { from: '2026-11-16' } }) } },
  preview: upload,
  create: upload,
});
