import type { DuelScore } from '@netlik/contract/endpoints/duels';
import { scorePercent } from '@netlik/domain/duels/duel';
import { usePerson } from '../../api/use-person.ts';
import { PersonMenu } from '../../people/person-menu.tsx';
import { personName } from '../../people/person-name.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import styles from './duels.module.css';
import { duelTexts as texts } from './duels.texts.ts';

type Props = {
  scores: readonly DuelScore[];
  winnerUserId: string | null;
  /** How many are shown; all without it. */
  most?: number;
  /** Names the duel in a report of a person; without it there is no menu. */
  duelId?: string;
};

/** People by minutes, each with a bar in proportion to the highest score. */
export const ScoreBars = ({ scores, winnerUserId, most = scores.length, duelId }: Props) => {
  const self = usePerson();
  const top = scores[0]?.minutes ?? 0;
  return (
    <ol className={styles.scores}>
      {scores.slice(0, most).map(({ userId, minutes, person }) => {
        const isSelf = userId === self?._id;
        return (
          <li key={userId} className={isSelf ? `${styles.score} ${styles.self}` : styles.score}>
            <Avatar person={{ ...person, lastName: person?.initial ?? null }} size={36} />
            <div className={styles.scoreBody}>
              <div className={styles.scoreHead}>
                <span className={styles.scoreName}>
                  {personName(person)} {isSelf && <span className={styles.quiet}>{texts.youMark}</span>}
                  {userId === winnerUserId && <span className={styles.winner}>{texts.winner}</span>}
                </span>
                <strong className={styles.minutes}>{texts.minutes(minutes)}</strong>
              </div>
              <FillBar fill={scorePercent(minutes, top) / 100} />
            </div>
            {duelId && (
              <div className={styles.menu}>
                {person && !isSelf && <PersonMenu person={person} reference={`duel:${duelId}`} />}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
};
