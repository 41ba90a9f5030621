import type { Mistake } from '@netlik/contract/practice/mistakes';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MarkdownView } from '../../ui/markdown/markdown-view.tsx';
import styles from './mistakes.module.css';
import { loadPrinted, type MistakeFilters } from './mistakes.queries.ts';
import { mistakeTexts as texts } from './mistakes.texts.ts';

const picturesOf = (sheet: HTMLElement) =>
  // A broken picture must not stop printing.
  Promise.all([...sheet.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined)));

export const usePrintSheet = (shown: readonly Mistake[] | undefined, filters: MistakeFilters) => {
  const [loaded, setLoaded] = useState<readonly Mistake[] | null>(null);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    // Offline, prints the current page.
    setLoaded(await loadPrinted(filters).catch(() => shown ?? []));
  };
  const done = () => {
    setLoaded(null);
    setBusy(false);
  };
  return {
    button: (
      <Button look="line" small busy={busy} onClick={() => void start()}>
        {texts.print}
      </Button>
    ),
    sheet: shown && <PrintSheet rows={loaded ?? shown} isLoaded={loaded !== null} onPrinted={done} />,
  };
};

type Props = { rows: readonly Mistake[]; isLoaded: boolean; onPrinted: () => void };

const PrintSheet = ({ rows, isLoaded, onPrinted }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);
  const printed = useRef(onPrinted);
  useEffect(() => {
    printed.current = onPrinted;
  });
  useEffect(() => {
    if (!isLoaded || !sheet.current) return;
    void picturesOf(sheet.current).then(() => {
      print();
      printed.current();
    });
  }, [isLoaded]);
  return (
    <div ref={sheet} className={styles.sheet} aria-hidden="true">
      <Brand />
      <Text size="large">{texts.printTitle}</Text>
      {rows.map((mistake, index) => (
        <div key={mistake._id} className={styles.sheetRow}>
          <p>
            <strong>{index + 1}.</strong> {mistake.topic}
          </p>
          {mistake.photo && <img src={mistake.photo} alt="" />}
          {mistake.note && <MarkdownView text={mistake.note} />}
          <div className={styles.room} />
        </div>
      ))}
    </div>
  );
};
