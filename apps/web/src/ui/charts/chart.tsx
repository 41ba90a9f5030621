import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { rovingIndex } from '../keyboard/roving.ts';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './chart.module.css';
import { Plot, type PlotShape, type Slot } from './plot.tsx';
import { ScrollTable } from './scroll-table.tsx';

type Props = {
  title: string;
  /** What the chart shows, in words: „3 ayda +12 net”. */
  sentence?: string;
  /** The periods from left to right, including those without values. */
  slots: readonly Slot[];
  /** Drawn one below the other over the same periods. */
  plots: readonly PlotShape[];
  readout: (at: number) => string;
  /** The header and rows of the table behind the chart, one row per period. */
  columns: readonly string[];
  row: (at: number) => readonly string[];
  /** Omits the heading where the card has one. */
  untitled?: boolean;
  /** The initially selected period; the last one by default. */
  start?: number;
};

const texts = {
  table: 'Tablo olarak gör',
  keys: 'Ok tuşlarıyla dönemler arasında gez.',
};

/** Charts are drawn in real pixels, so that their text keeps its size. */
const useWidth = (): [RefObject<HTMLDivElement | null>, number] => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return [box, width];
};

const Legend = ({ plot }: { plot: PlotShape }) => (
  <Row as="ul" gap="1 5" wrap tone="muted" size="tiny">
    {plot.series.map(({ name, colour }) => (
      <li key={name}>
        <span className={styles.mark} style={{ background: colour }} />
        {name}
      </li>
    ))}
  </Row>
);

const ValueTable = ({ title, slots, columns, row }: Pick<Props, 'title' | 'slots' | 'columns' | 'row'>) => (
  <ScrollTable label={title}>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {slots.map(({ key }, index) => {
        const [head, ...cells] = row(index);
        return (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        );
      })}
    </tbody>
  </ScrollTable>
);

export const Chart = ({ title, sentence, slots, plots, readout, columns, row, untitled, start }: Props) => {
  const [box, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const keysId = useId();
  const last = slots.length - 1;
  const at = Math.min(chosen ?? start ?? last, last);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = rovingIndex(event.key, at, slots.length, 'horizontal');
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };

  return (
    <Stack as="section" gap="3" justify="start" shrink className={styles.part}>
      {!untitled && <h3>{title}</h3>}
      {sentence && <Text weight="semibold">{sentence}</Text>}
      <Text size="small" weight="medium" numbers className={styles.readout}>
        {readout(at)}
      </Text>
      <Stack
        ref={box}
        gap="1"
        shrink
        className={styles.box}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={readout(at)}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
      >
        {plots.map((plot, index) => (
          <div key={plot.axisName}>
            <Text tone="muted" size="tiny">
              {plot.axisName}
            </Text>
            {width > 0 && (
              <Plot
                {...plot}
                slots={slots}
                width={width}
                at={at}
                onAt={setChosen}
                named={index === plots.length - 1}
              />
            )}
            {plot.series.length > 1 && <Legend plot={plot} />}
          </div>
        ))}
      </Stack>
      <p id={keysId} className="visually-hidden">
        {texts.keys}
      </p>
      <details className={styles.behind}>
        <Row as="summary" align="center" inline tone="primary" size="small" weight="medium" minTouchTarget>
          {texts.table}
        </Row>
        <ValueTable title={title} slots={slots} columns={columns} row={row} />
      </details>
    </Stack>
  );
};
