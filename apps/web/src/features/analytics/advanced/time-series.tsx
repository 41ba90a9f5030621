import { useState } from 'react';
import { minutesText } from '../../../ui/formats/minutes-text.ts';
import { advancedTexts as texts } from './advanced.texts.ts';
import styles from './chart.module.css';
import { labelledDays, splitAtGaps, tickText, timeAxis } from './chart-scale.ts';
import { oneDecimal, type Point, pointText, shortDayText, tickDay } from './day-text.ts';
import { ScrollTable } from './scroll-table.tsx';
import { useWidth } from './use-width.ts';

const HEIGHT = 220;
const LEFT = 40;
const TOP = 12;
const BOTTOM = 26;
const DAY_ROOM = 34;
const WEEK = 7;

type ChartProps = { points: readonly Point[]; width: number; at: number; onAt: (at: number) => void };

const places = (count: number, width: number) => {
  const slot = (width - LEFT) / count;
  return { slot, middle: (index: number) => LEFT + slot * (index + 0.5) };
};

const Bars = ({ points, width, at, onAt }: ChartProps) => {
  const axis = timeAxis(Math.max(...points.map(({ totalTime }) => totalTime), 1));
  const { slot, middle } = places(points.length, width);
  const bar = Math.min(36, slot * 0.62);
  const floor = HEIGHT - BOTTOM;
  const y = (minutes: number) => floor - (minutes / axis.top) * (floor - TOP);
  const named = labelledDays(points.length, (width - LEFT) / DAY_ROOM);
  return (
    <svg width={width} height={HEIGHT} className={styles.chart} aria-hidden="true">
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.line} x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className={styles.tick} x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {tickText(tick, axis.unit)}
          </text>
        </g>
      ))}
      {points.map((point, index) => (
        <g key={point.date} onPointerEnter={() => onAt(index)} onPointerDown={() => onAt(index)}>
          <rect className={styles.catch} x={LEFT + slot * index} y={0} width={slot} height={HEIGHT} />
          {point.totalTime > 0 && (
            <rect
              className={styles.bar}
              data-at={index === at || undefined}
              x={middle(index) - bar / 2}
              y={Math.min(y(point.totalTime), floor - 2)}
              width={bar}
              height={Math.max(2, floor - y(point.totalTime))}
              rx={Math.min(5, bar / 2)}
            />
          )}
          {named.has(index) && (
            <text className={styles.tick} x={middle(index)} y={HEIGHT - 6} textAnchor="middle">
              {tickDay(point.date, points.length <= WEEK)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
};

const LINE_HEIGHT = 96;

const QualityLine = ({ points, width, at, onAt }: ChartProps) => {
  const { slot, middle } = places(points.length, width);
  const y = (quality: number) => LINE_HEIGHT - 10 - ((quality - 1) / 4) * (LINE_HEIGHT - 20);
  const runs = splitAtGaps(points.map(({ avgQuality }) => avgQuality));
  return (
    <svg width={width} height={LINE_HEIGHT} className={styles.chart} aria-hidden="true">
      {[1, 3, 5].map((tick) => (
        <g key={tick}>
          <line className={styles.line} x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className={styles.tick} x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {runs.map((run) => (
        <polyline
          key={run[0]!.at}
          className={styles.quality}
          points={run.map((each) => `${middle(each.at)},${y(each.value)}`).join(' ')}
        />
      ))}
      {runs.flat().map((each) => (
        <circle
          key={each.at}
          className={styles.dot}
          cx={middle(each.at)}
          cy={y(each.value)}
          r={each.at === at ? 5 : 3}
        />
      ))}
      {points.map((point, index) => (
        <rect
          key={point.date}
          className={styles.catch}
          x={LEFT + slot * index}
          y={0}
          width={slot}
          height={LINE_HEIGHT}
          onPointerEnter={() => onAt(index)}
          onPointerDown={() => onAt(index)}
        />
      ))}
    </svg>
  );
};

const SeriesTable = ({ points }: { points: readonly Point[] }) => (
  <details className={styles.behind}>
    <summary>{texts.table}</summary>
    <ScrollTable label={texts.series}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.day}</th>
          <th scope="col">{texts.columns.time}</th>
          <th scope="col">{texts.columns.sessions}</th>
          <th scope="col">{texts.columns.quality}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ date, totalTime, sessionCount, avgQuality }) => (
          <tr key={date}>
            <th scope="row">{shortDayText(date)}</th>
            <td>{sessionCount === 0 ? '–' : minutesText(totalTime)}</td>
            <td>{sessionCount}</td>
            <td>{avgQuality === null ? '–' : oneDecimal(avgQuality)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  </details>
);

/** Time and quality by day. A single day is text, not a chart. */
export const TimeSeries = ({ points }: { points: readonly Point[] }) => {
  const [box, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[at];
  if (points.length < 2)
    return (
      <section className={styles.part}>
        <h3>{texts.series}</h3>
        <p>{point ? pointText(point) : texts.noStudy}</p>
      </section>
    );
  const { unit } = timeAxis(Math.max(...points.map(({ totalTime }) => totalTime), 1));
  const chart = { points, width, at, onAt: setChosen };
  return (
    <section className={styles.part}>
      <h3>{texts.series}</h3>
      <p className={styles.readout}>{point && pointText(point)}</p>
      <div ref={box} className={styles.box}>
        <p className={styles.axis}>{texts.seriesAxis[unit]}</p>
        {width > 0 && <Bars {...chart} />}
        <p className={styles.axis}>{texts.qualityAxis}</p>
        {width > 0 && <QualityLine {...chart} />}
      </div>
      <SeriesTable points={points} />
    </section>
  );
};
