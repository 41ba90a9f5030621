import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { chunk, gif, png, SIGNATURE, zip } from './file-formats.ts';
import { picture } from './pictures.ts';

/** Uploads that are no images, or too large ones. */
export type HostileFile = {
  label: string;
  bytes: Buffer;
  fileName: string;
  /** May be accepted and re-encoded. */
  drawable?: true;
};

const text = (content: string) => Buffer.from(content);
const SCRIPT = '<script>alert(document.cookie)</script>';
const svg = (inside: string, head = '') =>
  text(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`,
  );

const texts = (): HostileFile[] =>
  [
    ['an SVG with a script', svg(SCRIPT), 'a.svg'],
    ['an SVG named .png', svg('<rect width="9" height="9"/>'), 'a.png'],
    ['an SVG with onload', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'a.svg'],
    ['an SVG with a foreign object', svg(`<foreignObject><body>${SCRIPT}</body></foreignObject>`), 'a.svg'],
    ['an SVG that reads a file', svg('<image xlink:href="file:///etc/passwd"/>'), 'a.svg'],
    ['an SVG that calls out', svg('<image xlink:href="http://127.0.0.1:9/x"/>'), 'a.svg'],
    [
      'an SVG of entities',
      svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'),
      'a.svg',
    ],
    ['an SVG behind a mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), svg(SCRIPT)]), 'a.svg'],
    ['HTML', text(`<!doctype html><html><body>${SCRIPT}</body></html>`), 'a.html'],
    ['HTML named .jpg', text(`<html>${SCRIPT}</html>`), 'a.jpg'],
    ['JavaScript', text('alert(1)'), 'a.js'],
    ['PHP', text('<?php system($_GET["c"]); ?>'), 'a.php.png'],
    ['a shell script', text('#!/bin/sh\nid\n'), 'a.sh'],
    ['XML', text('<?xml version="1.0"?><a/>'), 'a.xml'],
    ['a PDF', text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'), 'a.pdf'],
    ['PostScript', text('%!PS-Adobe-3.0\n(id) run\n'), 'a.eps'],
    ['an ImageMagick script', text('push graphic-context\nviewbox 0 0 9 9\nfill "url(|id)"\n'), 'a.mvg'],
    ['a PPM', text('P6 2 2 255\nabcdefghijkl'), 'a.ppm'],
    ['a huge PPM', text('P6 60000 60000 255\n'), 'a.ppm'],
    ['a TIFF', Buffer.from('49492a0008000000000000000000', 'hex'), 'a.tiff'],
    ['a BMP', Buffer.concat([text('BM'), Buffer.alloc(60)]), 'a.bmp'],
    ['an icon', Buffer.from('00000100010010100000010020006804000016000000', 'hex'), 'a.ico'],
    ['an ELF', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(100)]), 'a.png'],
    ['an EXE', Buffer.concat([text('MZ'), Buffer.alloc(100)]), 'a.png'],
    ['a ZIP', zip('a.txt', Buffer.alloc(1000)), 'a.png'],
    ['a ZIP bomb', zip('a.txt', Buffer.alloc(50_000_000)), 'a.png'],
    ['a matrix dump', Buffer.concat([Buffer.from('b6a6f208', 'hex'), Buffer.alloc(60)]), 'a.v'],
    ['a space', text(' '), 'a.png'],
    ['one byte', Buffer.from([0]), 'a.png'],
    ['zeros', Buffer.alloc(100_000), 'a.png'],
  ].map(([label, bytes, fileName]) => ({ label, bytes, fileName }) as HostileFile);

/** Real images with executable contents before, inside or after. */
const polyglots = async (): Promise<HostileFile[]> => {
  const pictures = {
    png: await picture(40, 30).png().toBuffer(),
    jpg: await picture(40, 30).jpeg().toBuffer(),
    webp: await picture(40, 30).webp().toBuffer(),
    gif: await picture(40, 30).gif().toBuffer(),
  };
  const payloads = {
    html: text(SCRIPT),
    zip: zip('evil.js', text('alert(1)')),
    php: text('<?php phpinfo(); ?>'),
  };
  const files: HostileFile[] = [];
  for (const [kind, bytes] of Object.entries(pictures))
    for (const [name, payload] of Object.entries(payloads)) {
      files.push(
        {
          label: `${kind} and ${name} behind`,
          bytes: Buffer.concat([bytes, payload]),
          fileName: `a.${name}`,
          drawable: true,
        },
        { label: `${name} before ${kind}`, bytes: Buffer.concat([payload, bytes]), fileName: `a.${kind}` },
      );
    }
  const comment = Buffer.concat([
    Buffer.from('fffe', 'hex'),
    Buffer.from([0, SCRIPT.length + 2]),
    text(SCRIPT),
  ]);
  const { jpg } = pictures;
  files.push(
    { label: 'GIF that is JavaScript', bytes: text('GIF89a/*\0\0\0\0*/=1;alert(1);//'), fileName: 'a.gif' },
    {
      label: 'JPEG with a script as its comment',
      bytes: Buffer.concat([jpg.subarray(0, 2), comment, jpg.subarray(2)]),
      fileName: 'a.html',
      drawable: true,
    },
    {
      label: 'PNG with a script as its text',
      bytes: Buffer.concat([
        pictures.png.subarray(0, 33),
        chunk('tEXt', text(`Comment\0${SCRIPT}`)),
        pictures.png.subarray(33),
      ]),
      fileName: 'a.svg',
      drawable: true,
    },
  );
  return files;
};

/** Small files that decode to much memory. */
const bombs = async (): Promise<HostileFile[]> => {
  const solid = deflateSync(Buffer.alloc(30_000 * (1 + 30_000 / 8)));
  const webp = await picture(40, 30).webp().toBuffer();
  webp.writeUInt16LE(16_383, 26);
  webp.writeUInt16LE(16_383, 28);
  const jpeg = await picture(40, 30).jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  jpeg.writeUInt16BE(20_000, frame + 5);
  jpeg.writeUInt16BE(20_000, frame + 7);
  return [
    {
      label: 'PNG of 30,000 × 30,000',
      bytes: png(30_000, 30_000, solid, { depth: 1, colour: 0 }),
      fileName: 'a.png',
    },
    {
      label: 'interlaced PNG of 30,000 × 30,000',
      bytes: png(30_000, 30_000, solid, { depth: 1, colour: 0, interlaced: 1 }),
      fileName: 'a.png',
    },
    ...[
      [2 ** 31 - 1, 2 ** 31 - 1],
      [2 ** 31 - 1, 1],
      [1, 2 ** 31 - 1],
      [65_535, 65_535],
      [0, 0],
      [0xffffffff, 0xffffffff],
    ].map(([width, height]) => ({
      label: `PNG that says ${width} × ${height}`,
      bytes: png(width!, height!, deflateSync(Buffer.alloc(1000))),
      fileName: 'a.png',
    })),
    {
      label: 'PNG whose data unpacks to 300 MB',
      bytes: png(10, 10, deflateSync(Buffer.alloc(300_000_000))),
      fileName: 'a.png',
      drawable: true,
    },
    { label: 'GIF of 20,000 frames', bytes: gif(20_000, 1, 1), fileName: 'a.gif', drawable: true },
    {
      label: 'GIF of 5,000 frames, 60,000 wide',
      bytes: gif(5_000, 60_000, 60_000),
      fileName: 'a.gif',
      // The decoder ignores such a canvas and reads the first frame.
      drawable: true,
    },
    { label: 'WebP that says 16,383 × 16,383', bytes: webp, fileName: 'a.webp' },
    { label: 'JPEG that says 20,000 × 20,000', bytes: jpeg, fileName: 'a.jpg' },
  ];
};

/** Truncated images, flipped bits, and foreign headers. */
const broken = async (noises: number): Promise<HostileFile[]> => {
  const noise = {
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  } as const;
  const { default: sharp } = await import('sharp');
  const pictures = {
    png: await sharp(noise).png().toBuffer(),
    jpg: await sharp(noise).jpeg().toBuffer(),
    webp: await sharp(noise).webp().toBuffer(),
    avif: await sharp(noise).avif({ effort: 0 }).toBuffer(),
    gif: await sharp(noise).gif().toBuffer(),
  };
  const files: HostileFile[] = [];
  for (const [kind, bytes] of Object.entries(pictures)) {
    for (const part of [0.02, 0.1, 0.3, 0.5, 0.7, 0.9])
      files.push({
        label: `${kind} cut at ${part}`,
        bytes: bytes.subarray(0, Math.max(4, Math.floor(bytes.length * part))),
        fileName: `a.${kind}`,
        drawable: true,
      });
    for (let n = 0; n < 8; n += 1) {
      const copy = Buffer.from(bytes);
      for (let at = 12 + n; at < copy.length; at += 37 * (n + 1)) copy[at] = copy[at]! ^ (1 << (n % 8));
      files.push({
        label: `${kind} with turned bits ${n}`,
        bytes: copy,
        fileName: `a.${kind}`,
        drawable: true,
      });
    }
    files.push(
      { label: `only the head of ${kind}`, bytes: bytes.subarray(0, 12), fileName: `a.${kind}` },
      {
        label: `the head of ${kind} before noise`,
        bytes: Buffer.concat([bytes.subarray(0, 16), randomBytes(5000)]),
        fileName: `a.${kind}`,
      },
    );
  }
  for (let n = 0; n < noises; n += 1)
    files.push({ label: `noise ${n}`, bytes: randomBytes(10 ** (1 + (n % 5))), fileName: 'a.png' });
  return files;
};

/** Images of 25 to 49 megapixels, created in a child process to free its memory. */
const giants = (): HostileFile[] => {
  const make = (side: number, call: string) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import sharp from 'sharp';
         const create = { width: ${side}, height: ${side}, channels: 3, background: '#4453e8' };
         process.stdout.write(await sharp({ create }).${call}.toBuffer());`,
      ],
      { maxBuffer: 50_000_000, cwd: import.meta.dirname },
    );
  return [
    {
      label: 'JPEG of 25 MP, progressive',
      bytes: make(4999, "jpeg({ progressive: true, quality: 30, chromaSubsampling: '4:4:4' })"),
      fileName: 'a.jpg',
      drawable: true,
    },
    {
      label: 'PNG of 25 MP, interlaced',
      bytes: make(4999, 'png({ progressive: true })'),
      fileName: 'a.png',
      drawable: true,
    },
    {
      label: 'JPEG of 40 MP, progressive',
      bytes: make(6300, 'jpeg({ progressive: true, quality: 30 })'),
      fileName: 'a.jpg',
    },
    { label: 'JPEG of 49 MP', bytes: make(7000, 'jpeg({ quality: 30 })'), fileName: 'a.jpg', drawable: true },
  ];
};

/** `noises` is the number of random files. */
export const hostileFiles = async (maxBytes: number, noises: number): Promise<HostileFile[]> => [
  ...texts(),
  ...(await polyglots()),
  ...(await bombs()),
  ...giants(),
  ...(await broken(noises)),
  ...[maxBytes + 1, maxBytes * 2, maxBytes * 4].map((size) => ({
    label: `${size} bytes`,
    bytes: Buffer.concat([SIGNATURE, Buffer.alloc(size - 8, 1)]),
    fileName: 'a.png',
  })),
];
