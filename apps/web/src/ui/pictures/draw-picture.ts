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

type TextStyle = { weight: number; size: number; colour: string };
type Point = { x: number; y: number };

/** A canvas in the theme's colours and font. */
const createPaper = (element: HTMLCanvasElement) => {
  const canvas = element.getContext('2d')!;
  const theme = getComputedStyle(document.documentElement);
  const colourOf = (token: string) => theme.getPropertyValue(`--${token}`);
  const family = getComputedStyle(document.body).fontFamily;
  const setFont = ({ weight, size }: Omit<TextStyle, 'colour'>) => {
    canvas.font = `${weight} ${size}px ${family}`;
  };
  const widthOf = (text: string) => canvas.measureText(text).width;
  canvas.textAlign = 'center';

  const write = (text: string, { x = MIDDLE, y }: Partial<Point> & { y: number }, style: TextStyle) => {
    setFont(style);
    canvas.fillStyle = colourOf(style.colour);
    canvas.fillText(text, x, y, INNER);
  };
  const wrap = (text: string, maxLines: number): string[] => {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && widthOf(longer) <= INNER) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.length <= maxLines ? lines : [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`];
  };
  return {
    canvas,
    colourOf,
    write,
    fill: (colour: string, box: Point & { width: number; height: number }) => {
      canvas.fillStyle = colourOf(colour);
      canvas.fillRect(box.x, box.y, box.width, box.height);
    },
    /** Returns the position below the last line. */
    writeLines: (text: string, y: number, style: TextStyle & { maxLines: number }) => {
      setFont(style);
      const lines = wrap(text, style.maxLines);
      const lineHeight = style.size * 1.3;
      for (const [index, line] of lines.entries()) write(line, { y: y + index * lineHeight }, style);
      return y + lines.length * lineHeight;
    },
    /** The largest size up to `size` at which the text fits into `width`. */
    sizeToFit: (text: string, width: number, { weight, size }: Omit<TextStyle, 'colour'>) => {
      setFont({ weight, size });
      return Math.floor(size * Math.min(1, width / widthOf(text)));
    },
  };
};

type Paper = ReturnType<typeof createPaper>;

const drawGround = ({ fill }: Paper) => {
  fill('ground', { x: 0, y: 0, width: WIDTH, height: HEIGHT });
  fill('surface', { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: HEIGHT - 2 * EDGE });
};

const drawRingEnd = (
  { canvas, colourOf }: Paper,
  value: number,
  { y, radius }: { y: number; radius: number },
) => {
  const angle = (Math.min(1, value) * 2 - 0.5) * Math.PI;
  canvas.beginPath();
  canvas.arc(MIDDLE + radius * Math.cos(angle), y + radius * Math.sin(angle), 28, 0, 2 * Math.PI);
  canvas.lineWidth = 10;
  canvas.strokeStyle = colourOf('surface');
  canvas.stroke();
  canvas.fillStyle = colourOf('lamp');
  canvas.fill();
};

const drawBrand = ({ canvas, colourOf, write }: Paper) => {
  write(texts.brand, { x: MIDDLE + 28, y: HEIGHT - 100 }, { weight: 600, size: 36, colour: 'text' });
  const half = canvas.measureText(texts.brand).width / 2;
  const place = { x: MIDDLE - half - 28, y: HEIGHT - 134, size: 44 };
  drawSign(canvas, place, { line: colourOf('primary'), dot: colourOf('lamp') });
};

/** Returns the position below the ring and its label. */
const drawRing = (paper: Paper, ring: NonNullable<Picture['ring']>, isSmall: boolean) => {
  const { canvas, colourOf, write } = paper;
  const { y, radius } = isSmall ? { y: 300, radius: 160 } : { y: 360, radius: 190 };
  canvas.lineWidth = 36;
  canvas.lineCap = 'round';
  for (const [colour, share] of [
    ['line', 1],
    ['primary', Math.min(1, Math.max(0, ring.value))],
  ] as const) {
    if (share === 0) continue;
    canvas.strokeStyle = colourOf(colour);
    canvas.beginPath();
    canvas.arc(MIDDLE, y, radius, -Math.PI / 2, (share * 2 - 0.5) * Math.PI);
    canvas.stroke();
  }
  if (ring.value > 0) drawRingEnd(paper, ring.value, { y, radius });
  const size = paper.sizeToFit(ring.middle, radius * 1.5, { weight: 700, size: 84 });
  const bottom = y + radius;
  write(ring.middle, { y: y + 20 }, { weight: 700, size, colour: 'text' });
  write(ring.label, { y: bottom + 82 }, { weight: 500, size: 34, colour: 'muted' });
  return bottom + 190;
};

const drawFigures = ({ write }: Paper, figures: Picture['figures'], y: number) => {
  for (const [index, { label, value }] of figures.entries()) {
    const isAlone = figures.length % 2 === 1 && index === figures.length - 1;
    const x = isAlone ? MIDDLE : MIDDLE + (index % 2 === 0 ? -1 : 1) * (INNER / 4);
    const top = y + 60 + Math.floor(index / 2) * 150;
    write(value, { x, y: top }, { weight: 700, size: 52, colour: 'primary' });
    write(label, { x, y: top + 50 }, { weight: 500, size: 32, colour: 'muted' });
  }
};

const drawBar = ({ fill, write }: Paper, bar: NonNullable<Picture['bar']>, y: number) => {
  const track = { x: (WIDTH - INNER) / 2, y: y + 28, width: INNER, height: 20 };
  write(bar.title, { y }, { weight: 700, size: 40, colour: 'text' });
  fill('line', track);
  fill('primary', { ...track, width: INNER * bar.now });
  write(bar.text, { y: y + 96 }, { weight: 500, size: 32, colour: 'muted' });
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
  const paper = createPaper(element);
  drawGround(paper);
  let y = ring ? drawRing(paper, ring, bar !== undefined) : 260;
  y = paper.writeLines(title, y, { weight: 700, size: 60, colour: 'text', maxLines: 2 });
  if (text) y = paper.writeLines(text, y, { weight: 500, size: 38, colour: 'muted', maxLines: 3 });
  drawFigures(paper, figures, y);
  if (bar) drawBar(paper, bar, y + 50 + Math.ceil(figures.length / 2) * 150);
  if (name) paper.write(name, { y: HEIGHT - 160 }, { weight: 600, size: 38, colour: 'text' });
  drawBrand(paper);
  return new Promise((resolve, reject) => {
    element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
};
