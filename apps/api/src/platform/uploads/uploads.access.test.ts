import { uploads } from '@netlik/contract/uploads';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';
import type { Row } from '../../../../../quality/access/row.ts';
import { tinyPicture } from '../../testing/pictures.ts';

const picture: Row = { own: { input: () => ({ file: tinyPicture }) } };

accessSuite('uploads', uploads, {
  cardImage: picture,
  mistakePhoto: picture,
  messagePicture: picture,
  universityImage: {
    ...picture,
    'not a picture': {
      input: () => ({ file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
      outcome: { others: 'upload.not_an_image' },
    },
  },
});
