import type { Achievement } from '@netlik/contract/community/achievements';
import { RARITIES } from '@netlik/domain/community/achievements/values';
import { drawSign } from '../../ui/pictures/draw-sign.ts';
import { outlines, rarityColors, signs, starPath } from './badge-shapes.ts';
import { badgeTexts as texts } from './badges.texts.ts';

const WIDTH = 1080;
const COLUMNS = 5;
const SHOWN = 15;
const CELL = 190;
const HEAD = 240;
const FOOT = 70;

const drawBadge = (canvas: CanvasRenderingContext2D, badge: Achievement, x: number, y: number) => {
  const { from, to, rim } = rarityColors[badge.rarity];
  const outline = new Path2D(outlines[badge.category]);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(1.3, 1.3);
  const fill = canvas.createLinearGradient(0, 0, 100, 100);
  fill.addColorStop(0, from);
  fill.addColorStop(1, to);
  canvas.fillStyle = fill;
  canvas.strokeStyle = rim;
  canvas.lineWidth = 3;
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  canvas.fill(outline);
  canvas.stroke(outline);
  const stars = RARITIES.indexOf(badge.rarity) + 1;
  canvas.fillStyle = rim;
  for (let index = 0; index < stars; index++) {
    canvas.save();
    canvas.translate(50 + (index - (stars - 1) / 2) * 9, 76);
    canvas.scale(0.8, 0.8);
    canvas.fill(new Path2D(starPath));
    canvas.restore();
  }
  canvas.translate(29, 25);
  canvas.scale(1.75, 1.75);
  canvas.strokeStyle = '#fff';
  canvas.lineWidth = 1.8;
  canvas.stroke(new Path2D(signs[badge.icon] ?? signs.challenge));
  canvas.restore();
};

/** Draws the rarest badges without any personal data. */
export const drawWall = (badges: readonly Achievement[], total: number): Promise<Blob> => {
  const best = badges
    .toSorted((a, b) => RARITIES.indexOf(b.rarity) - RARITIES.indexOf(a.rarity))
    .slice(0, SHOWN);
  const element = document.createElement('canvas');
  element.width = WIDTH;
  element.height = HEAD + Math.ceil(best.length / COLUMNS) * CELL + FOOT;
  const canvas = element.getContext('2d')!;
  canvas.fillStyle = '#0f1222';
  canvas.fillRect(0, 0, element.width, element.height);
  const font = getComputedStyle(document.body).fontFamily;
  canvas.textAlign = 'center';
  canvas.fillStyle = '#e8eaf6';
  canvas.font = `700 64px ${font}`;
  canvas.fillText(texts.pictureTitle, WIDTH / 2, 110);
  canvas.fillStyle = '#ffc67d';
  canvas.font = `600 36px ${font}`;
  canvas.fillText(texts.pictureFigures(badges.length, total), WIDTH / 2, 172);
  for (const [index, badge] of best.entries()) {
    const row = Math.floor(index / COLUMNS);
    const inRow = Math.min(COLUMNS, best.length - row * COLUMNS);
    const left = (WIDTH - inRow * CELL) / 2 + (CELL - 130) / 2;
    drawBadge(canvas, badge, left + (index % COLUMNS) * CELL, HEAD + row * CELL);
  }
  canvas.fillStyle = '#a3abcb';
  canvas.font = `500 28px ${font}`;
  canvas.fillText('Netlik', WIDTH / 2 + 20, element.height - 30);
  const half = canvas.measureText('Netlik').width / 2;
  const place = { x: WIDTH / 2 - half - 22, y: element.height - 56, size: 34 };
  drawSign(canvas, place, { line: '#8b98ff', dot: '#ffb85c' });
  return new Promise((resolve, reject) => {
    element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
};
