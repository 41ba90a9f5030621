import { sign } from './sign.ts';

type Place = { x: number; y: number; size: number };

/** Draws the sign into a picture; `x` and `y` are its upper left corner. */
export const drawSign = (
  canvas: CanvasRenderingContext2D,
  { x, y, size }: Place,
  colours: { line: string; dot: string },
) => {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / sign.size, size / sign.size);
  canvas.lineWidth = sign.width;
  canvas.lineCap = 'round';
  canvas.strokeStyle = colours.line;
  canvas.stroke(new Path2D(sign.line));
  canvas.fillStyle = colours.dot;
  canvas.beginPath();
  canvas.arc(sign.dot.x, sign.dot.y, sign.dot.radius, 0, 2 * Math.PI);
  canvas.fill();
  canvas.restore();
};
