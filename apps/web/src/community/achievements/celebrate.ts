import { rarityColors } from './badge-shapes.ts';
import styles from './celebrate.module.css';

const PIECES = 28;
const LASTS_MS = 1600;

const colors = Object.values(rarityColors).flatMap(({ from, rim }) => [from, rim]);

const createPiece = (index: number): HTMLElement => {
  const piece = document.createElement('i');
  piece.className = styles.piece ?? '';
  // Evenly spaced instead of random, so that the burst always looks complete.
  const angle = (index / PIECES) * 2 * Math.PI;
  const far = 120 + (index % 4) * 50;
  piece.style.setProperty('--piece', colors[index % colors.length]!);
  piece.style.setProperty('--x', `${Math.round(Math.cos(angle) * far)}px`);
  piece.style.setProperty('--y', `${Math.round(Math.sin(angle) * far + 60)}px`);
  piece.style.setProperty('--turn', `${index * 47}deg`);
  return piece;
};

/** Decorates a message that is also text; skipped with reduced motion. */
export const celebrate = (stage: Element): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  layer.ariaHidden = 'true';
  layer.append(...Array.from({ length: PIECES }, (_, index) => createPiece(index)));
  stage.append(layer);
  setTimeout(() => layer.remove(), LASTS_MS);
};
