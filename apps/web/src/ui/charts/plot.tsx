import styles from './chart.module.css';
import { type Axis, labelledDays, splitAtGaps } from './chart-scale.ts';
import { curvePath } from './curve-path.ts';

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
  /** A dashed line with its text: „hedef 82”. */
  goal?: { value: number; text: string };
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

type Place = {
  middle: (index: number) => number;
  y: (value: number) => number;
  floor: number;
  slot: number;
  at: number;
};

type LineProps = Place & { line: Series; alone: boolean };

/** Only a single line ends in the lamp and has an area, because several would hide each other. */
const Line = ({ line: { values, colour }, alone, middle, y, floor, at }: LineProps) => {
  const runs = splitAtGaps(values).map((run) =>
    run.map((each) => ({ at: each.at, x: middle(each.at), y: y(each.value) })),
  );
  const end = runs.at(-1)?.at(-1);
  return (
    <g pointerEvents="none" stroke={colour} strokeLinecap="round" strokeLinejoin="round">
      {runs.slice(1).map((run, index) => {
        const from = runs[index]!.at(-1)!;
        return <path key={run[0]!.at} className={styles.gap} d={curvePath([from, run[0]!])} />;
      })}
      {runs.map((run) => {
        const d = curvePath(run);
        return (
          <g key={run[0]!.at}>
            {alone && <path fill={colour} opacity="0.08" d={`${d}V${floor}H${run[0]!.x}Z`} stroke="none" />}
            <path className={styles.curve} d={d} data-part="curve" />
          </g>
        );
      })}
      {runs.flatMap((run) =>
        run
          .filter((point) => run.length === 1 || point.at === at || point === end)
          .map((point) => (
            <circle
              key={point.at}
              stroke="var(--behind, var(--ground))"
              strokeWidth="3"
              fill={alone && point === end ? 'var(--lamp)' : colour}
              cx={point.x}
              cy={point.y}
              r={point === end ? 7 : 6}
            />
          )),
      )}
    </g>
  );
};

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
  const { kind, axis, tickText, series, goal, height = 220 } = plot;
  const slot = (width - LEFT) / Math.max(1, slots.length);
  const middle = (index: number) => LEFT + slot * (index + 0.5);
  const floor = height - (named ? NAMES : 10);
  const y = (value: number) => floor - ((value - axis.bottom) / (axis.top - axis.bottom)) * (floor - TOP);
  const shown = labelledDays(slots.length, (width - LEFT) / SLOT_ROOM);
  const place = { middle, y, floor, slot, at };
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
      {goal && (
        <>
          <line
            stroke="var(--line-field)"
            strokeWidth="1.5"
            strokeDasharray="4 5"
            x1={LEFT}
            x2={width}
            y1={y(goal.value)}
            y2={y(goal.value)}
          />
          <text className={styles.tick} x={LEFT} y={y(goal.value) - 6}>
            {goal.text}
          </text>
        </>
      )}
      {kind === 'line' ? (
        series.map((line) => <Line key={line.name} line={line} alone={series.length === 1} {...place} />)
      ) : (
        <Bars series={series} {...place} />
      )}
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
