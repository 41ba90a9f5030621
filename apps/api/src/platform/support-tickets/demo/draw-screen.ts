/** A drawing in raw RGB instead of a screenshot, with a red line at the fault. */

export const WIDTH = 480;
export const HEIGHT = 300;

type Colour = readonly [red: number, green: number, blue: number];
type Block = readonly [x: number, y: number, width: number, height: number, colour: Colour];

const LINE: Colour = [214, 220, 233];
const blocks: readonly Block[] = [
  [0, 0, WIDTH, HEIGHT, [245, 247, 251]],
  [0, 0, WIDTH, 36, [68, 83, 232]],
  [16, 12, 90, 12, [255, 255, 255]],
  [16, 52, 100, 232, [255, 255, 255]],
  [28, 68, 64, 8, LINE],
  [28, 92, 76, 8, LINE],
  [28, 116, 52, 8, LINE],
  [132, 52, 332, 150, [255, 255, 255]],
  [148, 70, 180, 14, [26, 33, 56]],
  [148, 100, 290, 8, LINE],
  [148, 120, 260, 8, LINE],
  [148, 140, 280, 8, LINE],
  [132, 218, 332, 40, [252, 231, 234]],
  [132, 218, 5, 40, [196, 48, 60]],
  [150, 234, 210, 9, [196, 48, 60]],
];

export const drawScreen = (): Buffer => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (const [x, y, width, height, colour] of blocks)
    for (let down = y; down < y + height; down += 1)
      for (let right = x; right < x + width; right += 1) pixels.set(colour, (down * WIDTH + right) * 3);
  return pixels;
};
