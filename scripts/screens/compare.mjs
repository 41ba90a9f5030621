import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.mjs';

/** Of 255; rendering the same page twice differs slightly. */
const NOISE = 2;

/**
 * Runs in the browser, which handles PNG; returns the number of differing pixels, their rectangle, and a
 * picture of before, after and difference.
 */
const compareInBrowser = async ({ sources, noise }) => {
  const images = await Promise.all(
    sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const sheet = new OffscreenCanvas(width * 3, height).getContext('2d', { willReadFrequently: true });
  for (const [index, image] of images.entries()) sheet.drawImage(image, index * width, 0);
  const [before, after] = [0, 1].map((index) => sheet.getImageData(index * width, 0, width, height).data);
  const painted = sheet.createImageData(width, height);
  let [pixels, strongest, left, top, right, bottom] = [0, 0, width, height, 0, 0];
  for (let at = 0; at < before.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 4; channel++)
      most = Math.max(most, Math.abs(before[channel] - after[channel]));
    // Equal pixels stay pale grey for orientation.
    const grey = 200 + (before[at] + before[at + 1] + before[at + 2]) / 14;
    painted.data.set(most > noise ? [255, 0, 80, 255] : [grey, grey, grey, 255], at);
    if (most <= noise) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    pixels += 1;
    strongest = Math.max(strongest, most);
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
  }
  if (pixels === 0) return null;
  sheet.putImageData(painted, width * 2, 0);
  const blob = await sheet.canvas.convertToBlob();
  const url = await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(blob);
  });
  const sizes = images.map((image) => `${image.width}×${image.height}`);
  const size = sizes[0] === sizes[1] ? sizes[0] : sizes.join(' → ');
  const where = `x ${left}–${right}, y ${top}–${bottom}`;
  return { share: pixels / (width * height), pixels, strongest, size, where, sheet: url };
};

const pngIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.png'));
const dataUrl = (bytes) => `data:image/png;base64,${bytes.toString('base64')}`;

export const compareFolders = async (before, after) => {
  const target = `${after}/differences`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const [old, fresh] = [pngIn(before), pngIn(after)];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const page = await browser.newPage();
  const found = [];
  for (const name of old.filter((one) => fresh.includes(one))) {
    const pair = [before, after].map((folder) => readFileSync(`${folder}/${name}`));
    if (pair[0].equals(pair[1])) continue;
    const difference = await page.evaluate(compareInBrowser, { sources: pair.map(dataUrl), noise: NOISE });
    if (!difference) continue;
    const { sheet, ...figures } = difference;
    writeFileSync(`${target}/${name}`, Buffer.from(sheet.split(',')[1], 'base64'));
    found.push({ name, ...figures });
  }
  await browser.close();
  found.sort((a, b) => b.share - a.share);
  for (const { name, share, pixels, strongest, size, where } of found)
    console.log(
      `${(share * 100).toFixed(3).padStart(7)} %  ${name}: ${pixels} pixels by up to ${strongest} of 255, ${size}, ${where}`,
    );
  const lone = [
    ...old.filter((name) => !fresh.includes(name)).map((name) => `only before: ${name}`),
    ...fresh.filter((name) => !old.includes(name)).map((name) => `only after: ${name}`),
  ];
  for (const line of lone) console.log(line);
  console.log(`${found.length} of ${old.length} pictures differ${found.length > 0 ? `: ${target}` : ''}`);
  return found.length + lone.length;
};
