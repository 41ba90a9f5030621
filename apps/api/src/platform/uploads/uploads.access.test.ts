import { uploads } from '@netlik/contract/platform/uploads';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Row } from '@netlik/testkit/access/row';
import { tinyPicture } from '@netlik/testkit/pictures';

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
