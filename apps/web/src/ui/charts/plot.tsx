import styles from './chart.module.css';
import { type Axis, labelledDays, splitAtGaps } from './chart-scale.ts';

export type Slot = { key: string; tick: string };
export type Series = { name: string; values: readonly (number | null)[]; colour: string };

/** Bars of one series are single, of several series stacked. */
export type PlotShape = {
  kind: 'line' | 'bar' | 'stacked';
  /** The drawn quantity with its unit: „Süre (saat)”. */
  axisName: string;
  axis: Axis;
  tickText: (value: number) => string;
  series: readonly Series[];
  height?: number;
};

type Props = PlotShape & {
  slots: readonly Slot[];
  /** The last plot of a chart labels the periods. */
  named: boolean;
  width: number;
  at: number;
  onAt: (at: number) => void;
};

const LEFT = 40;
const TOP = 12;
const NAMES = 26;
const SLOT_ROOM = 44;

type Place = { middle: (index: number) => number; y: (value: number) => number; slot: number; at: number };

const Lines = ({ series, middle, y, at }: Place & { series: readonly Series[] }) =>
  series.map(({ name, values, colour }) => {
    const runs = splitAtGaps(values);
    return (
      <g key={name} pointerEvents="none">
        {runs.slice(1).map((run, index) => {
          const from = runs[index]!.at(-1)!;
          const to = run[0]!;
          return (
            <line
              key={to.at}
              className={styles.gap}
              stroke={colour}
              x1={middle(from.at)}
              y1={y(from.value)}
              x2={middle(to.at)}
              y2={y(to.value)}
            />
          );
        })}
        {runs.map((run) => (
          <polyline
            key={run[0]!.at}
            className={styles.curve}
            stroke={colour}
            points={run.map((each) => `${middle(each.at)},${y(each.value)}`).join(' ')}
          />
        ))}
        {runs.flat().map((each) => (
          <circle
            key={each.at}
            fill={colour}
            cx={middle(each.at)}
            cy={y(each.value)}
            r={each.at === at ? 5 : 3}
          />
        ))}
      </g>
    );
  });

const Bars = ({ series, middle, y, slot, at }: Place & { series: readonly Series[] }) => {
  const width = Math.min(36, slot * 0.62);
  const count = series[0]?.values.length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    let below = 0;
    return series.map(({ name, values, colour }) => {
      const value = values[index] ?? null;
      if (value === null || value === 0) return null;
      const [from, to] = [y(below), y(below + value)];
      below += value;
      return (
        <rect
          key={`${name} ${String(index)}`}
          className={styles.bar}
          data-at={index === at || undefined}
          fill={colour}
          x={middle(index) - width / 2}
          y={Math.min(from - 2, to)}
          width={width}
          height={Math.max(2, Math.abs(from - to))}
          rx={series.length > 1 ? 0 : Math.min(5, width / 2)}
        />
      );
    });
  });
};

/** Screen readers skip the plot, because `Chart` reads it out. */
export const Plot = ({ slots, named, width, at, onAt, ...plot }: Props) => {
  const { kind, axis, tickText, series, height = 220 } = plot;
  const slot = (width - LEFT) / Math.max(1, slots.length);
  const middle = (index: number) => LEFT + slot * (index + 0.5);
  const floor = height - (named ? NAMES : 10);
  const y = (value: number) => floor - ((value - axis.bottom) / (axis.top - axis.bottom)) * (floor - TOP);
  const shown = labelledDays(slots.length, (width - LEFT) / SLOT_ROOM);
  const place = { middle, y, slot, at };
  return (
    <svg width={width} height={height} className={styles.chart} aria-hidden="true">
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 && axis.bottom < 0 ? styles.zero : styles.line}
            x1={LEFT}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.tick} x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
      {kind === 'line' ? <Lines series={series} {...place} /> : <Bars series={series} {...place} />}
      {slots.map(({ key, tick }, index) => (
        <g key={key} onPointerEnter={() => onAt(index)} onPointerDown={() => onAt(index)}>
          <rect className={styles.catch} x={LEFT + slot * index} y={0} width={slot} height={height} />
          {named && shown.has(index) && (
            <text className={styles.tick} x={middle(index)} y={height - 6} textAnchor="middle">
              {tick}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
};
