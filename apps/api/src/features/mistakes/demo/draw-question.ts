/** Small drawings that stand for photos of questions: dark strokes on paper, in raw RGB. */

export const WIDTH = 480;
export const HEIGHT = 320;

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

const PAPER: Colour = [252, 250, 244];
const INK: Colour = [38, 42, 60];
const PRINT: Colour = [176, 178, 188];
const RED: Colour = [196, 48, 60];

const createPaper = () => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const dot = (x: number, y: number, [red, green, blue]: Colour) => {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
    const at = (Math.floor(y) * WIDTH + Math.floor(x)) * 3;
    pixels.set([red, green, blue], at);
  };
  const block = (x: number, y: number, width: number, height: number, colour: Colour) => {
    for (let down = 0; down < height; down += 1)
      for (let right = 0; right < width; right += 1) dot(x + right, y + down, colour);
  };
  block(0, 0, WIDTH, HEIGHT, PAPER);
  const line = ([x1, y1]: Point, [x2, y2]: Point, colour = INK) => {
    const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), 1);
    for (let step = 0; step <= steps; step += 1)
      block(x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps, 3, 3, colour);
  };
  return {
    pixels,
    block,
    line,
    path: (points: readonly Point[], colour?: Colour) =>
      points.slice(1).forEach((point, index) => {
        line(points[index] as Point, point, colour);
      }),
  };
};

const curve = (from: number, to: number, at: (t: number) => Point): Point[] =>
  Array.from({ length: 61 }, (_, index) => at(from + ((to - from) * index) / 60));

const circle = (x: number, y: number, radius: number) =>
  curve(0, 2 * Math.PI, (angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);

const axes: readonly Point[][] = [
  [
    [300, 90],
    [300, 280],
  ],
  [
    [280, 260],
    [450, 260],
  ],
];

/** A triangle, a circle with a chord, a parabola, a velocity graph, two resistors, a lens, a wave and a prism. */
const figures: readonly (readonly Point[])[][] = [
  [
    [
      [300, 270],
      [440, 270],
      [300, 120],
      [300, 270],
    ],
    [
      [300, 255],
      [315, 255],
      [315, 270],
    ],
  ],
  [
    circle(370, 190, 75),
    [
      [305, 225],
      [435, 225],
    ],
    [
      [370, 190],
      [435, 225],
    ],
  ],
  [...axes, curve(-1, 1, (t) => [375 + 60 * t, 250 - 140 * (1 - t * t)])],
  [
    ...axes,
    [
      [300, 260],
      [350, 160],
      [400, 160],
      [440, 260],
    ],
  ],
  [
    [
      [290, 190],
      [320, 190],
    ],
    [
      [320, 150],
      [320, 230],
      [420, 230],
      [420, 150],
      [320, 150],
    ],
    [
      [420, 190],
      [450, 190],
    ],
    [
      [350, 140],
      [390, 140],
      [390, 160],
      [350, 160],
      [350, 140],
    ],
    [
      [350, 220],
      [390, 220],
      [390, 240],
      [350, 240],
      [350, 220],
    ],
  ],
  [
    curve(-1, 1, (t) => [370 + 22 * (1 - t * t), 190 + 85 * t]),
    curve(-1, 1, (t) => [370 - 22 * (1 - t * t), 190 + 85 * t]),
    [
      [285, 190],
      [455, 190],
    ],
    [
      [285, 150],
      [370, 150],
      [450, 210],
    ],
  ],
  [
    [
      [285, 190],
      [455, 190],
    ],
    curve(0, 4 * Math.PI, (t) => [290 + t * 12.5, 190 - 50 * Math.sin(t)]),
  ],
  [
    [
      [300, 150],
      [400, 150],
      [440, 110],
      [340, 110],
      [300, 150],
    ],
    [
      [300, 150],
      [300, 250],
      [400, 250],
      [400, 150],
    ],
    [
      [440, 110],
      [440, 210],
      [400, 250],
    ],
  ],
];

export const DRAWINGS = figures.length;

/** The n-th picture: lines of print on the left, a figure on the right and a wrong answer crossed out. */
export const drawQuestion = (index: number): Buffer => {
  const paper = createPaper();
  for (let row = 0; row < 9; row += 1) {
    const length = row === 8 ? 90 : 190 + ((index * 37 + row * 53) % 50);
    paper.block(28, 40 + row * 20, length, 6, PRINT);
  }
  for (let option = 0; option < 5; option += 1) {
    paper.path(circle(40 + option * 48, 262, 11));
    paper.block(58 + option * 48, 259, 14, 6, PRINT);
  }
  for (const stroke of figures[index % figures.length] ?? []) paper.path(stroke);
  const wrong = 40 + ((index * 2) % 5) * 48;
  paper.line([wrong - 12, 250], [wrong + 12, 274], RED);
  paper.line([wrong + 12, 250], [wrong - 12, 274], RED);
  return paper.pixels;
};
