import { drawSign } from './draw-sign.ts';
import { pictureTexts as texts } from './pictures.texts.ts';

/** The content of a shared picture, which must contain no other personal data. */
export type Picture = {
  title: string;
  text?: string;
  /** `value` is 0 to 1, `middle` is a short text inside the ring. */
  ring?: { value: number; middle: string; label: string };
  figures: readonly { label: string; value: string }[];
  /** `now` and `before` are 0 to 1. */
  bar?: { now: number; before: number; title: string; text: string };
};

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 60;
const INNER = WIDTH - 4 * EDGE;
const MIDDLE = WIDTH / 2;

const linesOf = (canvas: CanvasRenderingContext2D, text: string, most: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && canvas.measureText(longer).width <= INNER) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
};

const drawRing = (
  canvas: CanvasRenderingContext2D,
  value: number,
  { y, radius }: { y: number; radius: number },
  colour: (token: string) => string,
) => {
  canvas.lineWidth = 36;
  canvas.lineCap = 'round';
  for (const [token, share] of [
    ['line', 1],
    ['primary', Math.min(1, Math.max(0, value))],
  ] as const) {
    if (share === 0) continue;
    canvas.strokeStyle = colour(token);
    canvas.beginPath();
    canvas.arc(MIDDLE, y, radius, -Math.PI / 2, (share * 2 - 0.5) * Math.PI);
    canvas.stroke();
  }
  if (value <= 0) return;
  const angle = (Math.min(1, value) * 2 - 0.5) * Math.PI;
  canvas.beginPath();
  canvas.arc(MIDDLE + radius * Math.cos(angle), y + radius * Math.sin(angle), 28, 0, 2 * Math.PI);
  canvas.lineWidth = 10;
  canvas.strokeStyle = colour('surface');
  canvas.stroke();
  canvas.fillStyle = colour('lamp');
  canvas.fill();
};

/**
 * Draws 1080 × 1350 px in the theme's colours and never uploads the picture. The name is included only if it
 * is given.
 */
export const drawPicture = (picture: Picture, name: string | null = null): Promise<Blob> => {
  const { title, text, ring, figures, bar } = picture;
  const element = document.createElement('canvas');
  element.width = WIDTH;
  element.height = HEIGHT;
  const canvas = element.getContext('2d')!;
  const theme = getComputedStyle(document.documentElement);
  const colour = (token: string) => theme.getPropertyValue(`--${token}`);
  const font = getComputedStyle(document.body).fontFamily;
  const write = (words: string, x: number, y: number, weight: number, size: number, token: string) => {
    canvas.font = `${weight} ${size}px ${font}`;
    canvas.fillStyle = colour(token);
    canvas.fillText(words, x, y, INNER);
  };
  const paragraph = (
    words: string,
    from: number,
    weight: number,
    size: number,
    token: string,
    most: number,
  ) => {
    canvas.font = `${weight} ${size}px ${font}`;
    const lines = linesOf(canvas, words, most);
    for (const [index, line] of lines.entries())
      write(line, MIDDLE, from + index * size * 1.3, weight, size, token);
    return from + lines.length * size * 1.3;
  };

  canvas.fillStyle = colour('ground');
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
  canvas.fillStyle = colour('surface');
  canvas.fillRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE);
  canvas.textAlign = 'center';
  let y = 260;
  if (ring) {
    // The bar below needs the space.
    const circle = bar ? { y: 300, radius: 160 } : { y: 360, radius: 190 };
    drawRing(canvas, ring.value, circle, colour);
    // The text shrinks until it fits inside the ring.
    canvas.font = `700 84px ${font}`;
    const room = circle.radius * 1.5;
    const size = Math.floor(84 * Math.min(1, room / canvas.measureText(ring.middle).width));
    const bottom = circle.y + circle.radius;
    write(ring.middle, MIDDLE, circle.y + 20, 700, size, 'text');
    write(ring.label, MIDDLE, bottom + 82, 500, 34, 'muted');
    y = bottom + 190;
  }
  y = paragraph(title, y, 700, 60, 'text', 2);
  if (text) y = paragraph(text, y, 500, 38, 'muted', 3);
  for (const [index, { label, value }] of figures.entries()) {
    const isAlone = figures.length % 2 === 1 && index === figures.length - 1;
    const x = isAlone ? MIDDLE : MIDDLE + (index % 2 === 0 ? -1 : 1) * (INNER / 4);
    const top = y + 60 + Math.floor(index / 2) * 150;
    write(value, x, top, 700, 52, 'primary');
    write(label, x, top + 50, 500, 32, 'muted');
  }
  if (bar) {
    const top = y + 50 + Math.ceil(figures.length / 2) * 150;
    write(bar.title, MIDDLE, top, 700, 40, 'text');
    for (const [token, share] of [
      ['line', 1],
      ['primary', bar.now],
    ] as const) {
      canvas.fillStyle = colour(token);
      canvas.fillRect((WIDTH - INNER) / 2, top + 28, INNER * share, 20);
    }
    write(bar.text, MIDDLE, top + 96, 500, 32, 'muted');
  }
  if (name) write(name, MIDDLE, HEIGHT - 160, 600, 38, 'text');
  write(texts.brand, MIDDLE + 28, HEIGHT - 100, 600, 36, 'text');
  const half = canvas.measureText(texts.brand).width / 2;
  const place = { x: MIDDLE - half - 28, y: HEIGHT - 134, size: 44 };
  drawSign(canvas, place, { line: colour('primary'), dot: colour('lamp') });
  return new Promise((resolve, reject) => {
    element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
};
