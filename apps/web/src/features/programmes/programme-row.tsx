import type { Programme } from '@netlik/contract/programmes';
import { useState } from 'react';
import { RankYears } from '../../study/rank-years.tsx';
import { ReachLine } from '../../study/reach-line.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import styles from './programmes.module.css';
import { addGoal } from './programmes.queries.ts';
import { programmeTexts as texts } from './programmes.texts.ts';

const answers = {
  added: { text: texts.added, tone: 'success' },
  known: { text: texts.known, tone: 'info' },
  full: { text: texts.full, tone: 'danger' },
} as const;

type Props = { programme: Programme; onUniversity: (university: string) => void };

export const ProgrammeRow = ({ programme, onUniversity }: Props) => {
  const [busy, setBusy] = useState(false);
  const { name, university, faculty, reach, ranks } = programme;
  const add = async () => {
    setBusy(true);
    try {
      toast(answers[await addGoal(programme)]);
    } catch {
      toast({ text: texts.addFailed, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack as="li" gap="3" box="card" className={styles.row}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <button
          type="button"
          className={styles.university}
          title={texts.onlyUniversity(university)}
          onClick={() => onUniversity(university)}
        >
          {university}
        </button>
        <p className={styles.small}>{faculty}</p>
        <p className={styles.small}>{texts.facts(programme)}</p>
      </div>
      <Stack gap="2" shrink>
        {reach && <ReachLine reach={reach} />}
        <RankYears ranks={ranks} />
        <p className={styles.small}>{texts.scores(programme) || texts.unfilled}</p>
      </Stack>
      <Button look="quiet" small busy={busy} aria-label={texts.addNamed(name, university)} onClick={add}>
        {texts.add}
      </Button>
    </Stack>
  );
};
