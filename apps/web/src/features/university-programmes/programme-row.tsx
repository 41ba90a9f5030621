import type { Programme } from '@netlik/contract/university-programmes';
import { RankYears } from '../../study/rank-years.tsx';
import { ReachLine } from '../../study/reach-line.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { useWrite } from '../../writes/use-write.ts';
import styles from './university-programmes.module.css';
import { addGoal } from './university-programmes.queries.ts';
import { programmeTexts as texts } from './university-programmes.texts.ts';

const answers = {
  added: { text: texts.added, tone: 'success' },
  known: { text: texts.known, tone: 'info' },
  full: { text: texts.full, tone: 'danger' },
} as const;

type Props = { programme: Programme; onUniversity: (university: string) => void };

export const ProgrammeRow = ({ programme, onUniversity }: Props) => {
  const add = useWrite((wanted: Programme, { send }) => addGoal(wanted, send), {
    failed: texts.addFailed,
    onDone: (outcome) => toast(answers[outcome]),
  });
  const { name, university, faculty, reach, ranks } = programme;
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
      <Button
        look="quiet"
        small
        busy={add.busy}
        aria-label={texts.addNamed(name, university)}
        onClick={() => add.send(programme)}
      >
        {texts.add}
      </Button>
    </Stack>
  );
};
