// `npm run icons` draws the icons in apps/web/public from the sign in apps/web/src/ui/pictures/sign.ts.
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from './screens/product.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const sharp = createRequire(`${home}apps/api/package.json`)('sharp');
const { sign } = await loadTypeScript(`${home}apps/web/src/ui/pictures/sign.ts`);

const GROUND = '#0F1222';
const LINE = '#8B98FF';
const LAMP = '#FFB85C';
const SIDE = 64;
// The middle of what is drawn in the sign's square.
const MIDDLE = { x: 17.5, y: 16.5 };

/** `corner` rounds the ground; null leaves it out. `share` is the sign's part of the side. */
const draw = ({ share, corner, line = LINE, dot = LAMP }) => {
  const scale = (share * SIDE) / sign.size;
  const at = (middle) => Math.round((SIDE / 2 - middle * scale) * 100) / 100;
  const ground =
    corner === null ? '' : `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${GROUND}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><title>Netlik</title>${ground}<g transform="translate(${at(MIDDLE.x)} ${at(MIDDLE.y)}) scale(${Math.round(scale * 1000) / 1000})"><path d="${sign.line}" fill="none" stroke="${line}" stroke-width="${sign.width}" stroke-linecap="round"/><circle cx="${sign.dot.x}" cy="${sign.dot.y}" r="${sign.dot.radius}" fill="${dot}"/></g></svg>\n`;
};

const png = (svg, size, isOpaque = false) => {
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / SIDE }).resize(size, size);
  return (isOpaque ? drawn.flatten({ background: GROUND }).removeAlpha() : drawn)
    .png({ compressionLevel: 9, palette: !isOpaque })
    .toBuffer();
};

/** An icon file with one PNG. */
const ico = (image, size) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
};

const rounded = draw({ share: 0.84, corner: 15 });
const square = draw({ share: 0.74, corner: 0 });
// Phones cut a maskable icon down to a circle of 80 %.
const maskable = draw({ share: 0.6, corner: 0 });
const badge = draw({ share: 1, corner: null, line: '#fff', dot: '#fff' });

const icons = {
  'favicon.svg': rounded,
  'favicon.ico': ico(await png(rounded, 32), 32),
  'icon-192.png': await png(rounded, 192),
  'icon-512.png': await png(rounded, 512),
  'icon-maskable-512.png': await png(maskable, 512, true),
  'apple-touch-icon.png': await png(square, 180, true),
  'badge-96.png': await png(badge, 96),
};
for (const [name, content] of Object.entries(icons))
  await writeFile(`${home}apps/web/public/${name}`, content);
console.log(Object.keys(icons).join('\n'));
process.exit(0);
