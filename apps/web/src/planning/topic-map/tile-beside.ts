import { rovingIndex } from '../../ui/keyboard/roving.ts';

type Tile = { offsetTop: number; offsetLeft: number };

/** Left and right follow reading order; up and down go to the nearest tile of the adjacent line. */
export const tileBeside = (key: string, at: number, tiles: readonly Tile[]): number | null => {
  const from = tiles[at];
  if (!from || (key !== 'ArrowUp' && key !== 'ArrowDown'))
    return rovingIndex(key, at, tiles.length, 'horizontal');
  const down = key === 'ArrowDown';
  const beyond = tiles.filter(({ offsetTop }) =>
    down ? offsetTop > from.offsetTop : offsetTop < from.offsetTop,
  );
  if (beyond.length === 0) return null;
  const tops = beyond.map(({ offsetTop }) => offsetTop);
  const line = down ? Math.min(...tops) : Math.max(...tops);
  const away = (tile: Tile) => Math.abs(tile.offsetLeft - from.offsetLeft);
  const nearest = beyond
    .filter(({ offsetTop }) => offsetTop === line)
    .reduce((best, tile) => (away(tile) < away(best) ? tile : best));
  return tiles.indexOf(nearest);
};
