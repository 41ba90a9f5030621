import type { UniversityProgramme } from '@netlik/contract/exams/university-programmes';
import PlusIcon from 'lucide-react/icons/plus';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatCount } from '../../formats/numbers.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { universityProgrammeNotes } from './programme.texts.ts';
import { RankYears, ReachLine } from './programme-facts.tsx';
import styles from './university-programmes.module.css';
import { addGoal } from './university-programmes.queries.ts';
import { universityProgrammeTexts as texts } from './university-programmes.texts.ts';

const answers = {
  added: { text: texts.added, tone: 'success' },
  known: { text: texts.known, tone: 'info' },
  full: { text: texts.full, tone: 'danger' },
} as const;

type Props = { programme: UniversityProgramme; onUniversity: (university: string) => void };

export const UniversityProgrammeRow = ({ programme, onUniversity }: Props) => {
  const add = useWrite((wanted: UniversityProgramme, { send }) => addGoal(wanted, send), {
    failed: texts.addFailed,
    onDone: (outcome) => toast(answers[outcome]),
  });
  const { name, university, reach, ranks, formerName } = programme;
  const notes = universityProgrammeNotes(programme);
  const [newest] = ranks;
  return (
    <Grid as="li" gap="1 4" className={styles.row}>
      <Stack align="start" justify="start" shrink className={styles.words}>
        <Text as="h3" size="body" wrapAnywhere>
          {name}
        </Text>
        <Text
          as="button"
          type="button"
          text="start"
          className={styles.university}
          title={texts.onlyUniversity(university)}
          onClick={() => onUniversity(university)}
        >
          {university}
        </Text>
        <Text tone="muted" size="small">
          {texts.place(programme)}
        </Text>
        {notes.length > 0 && <Text size="small">{notes.join(' · ')}</Text>}
      </Stack>
      <Stack shrink justify="start">
        {reach && <ReachLine reach={reach} />}
        <Text size="small" numbers>
          {newest ? texts.rank(newest.year, formatCount(newest.rank)) : texts.noRank}
        </Text>
      </Stack>
      <div>
        <Button
          look="line"
          small
          busy={add.busy}
          aria-label={texts.addNamed(name, university)}
          onClick={() => add.send(programme)}
        >
          <PlusIcon size={16} />
          {texts.add}
        </Button>
      </div>
      <Text as="details" tone="muted" size="small" fullRow>
        <Text as="summary" minTouchTarget>
          {texts.details}
        </Text>
        <Stack gap="2">
          <p>{texts.facts(programme)}</p>
          {formerName && <p>{texts.formerName(formerName)}</p>}
          <RankYears ranks={ranks} />
          <p>{texts.scores(programme) || texts.unfilled}</p>
        </Stack>
      </Text>
    </Grid>
  );
};
