import type { TargetUniversity } from '@netlik/contract/identity/goals';
import { useState } from 'react';
import { TrashIcon } from '../../../ui/glyphs.tsx';
import { Drawn } from '../../../ui/icons.tsx';
import styles from './goal-card.module.css';
import { bandLabels, goalTexts } from './goals.texts.ts';
import { PlacementLines } from './placement-lines.tsx';
import { priorityBand } from './priority.ts';

/** A gate with a flag: what stands where no photo does. */
const Gate = () => (
  <svg className={styles.gate} viewBox="0 0 64 64" fill="none" aria-hidden="true">
    <path d="M10 54h44M16 54V30h32v24M12 30 32 16l20 14M28 54V42h8v12M22 38v8M42 38v8M32 16V7" />
    <path className={styles.flag} d="M32 7h9l-3 3 3 3h-9" />
  </svg>
);

const Photo = ({ image }: { image: string | null }) => {
  const [lost, setLost] = useState<string | null>(null);
  return (
    <span className={styles.photo}>
      {image && image !== lost ? (
        <img src={image} alt="" loading="lazy" decoding="async" onError={() => setLost(image)} />
      ) : (
        <Gate />
      )}
    </span>
  );
};

const PriorityTag = ({ priority }: { priority: number }) => {
  const band = priorityBand(priority);
  return (
    <span className={`${styles.priority} ${styles[band]}`}>
      {goalTexts.priority(priority, bandLabels[band])}
    </span>
  );
};

type Props = { goal: TargetUniversity; saving: boolean; onEdit: () => void; onRemove: () => void };

export const GoalCard = ({ goal, saving, onEdit, onRemove }: Props) => (
  <li className={styles.card} aria-busy={saving || undefined}>
    <Photo image={goal.image} />
    <div className={styles.words}>
      <PriorityTag priority={goal.priority} />
      <h3>{goal.name}</h3>
      <p className={styles.department}>{goal.department}</p>
    </div>
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label={goalTexts.editNamed(goal.name)}
        disabled={saving}
        onClick={onEdit}
      >
        <Drawn>
          <path d="M12.6 4.4 15.6 7.4M4 16l.8-3.8 8.4-8.4a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2l-8.4 8.4L4 16Z" />
        </Drawn>
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={goalTexts.removeNamed(goal.name)}
        disabled={saving}
        onClick={onRemove}
      >
        <TrashIcon />
      </button>
    </div>
    <div className={styles.score}>
      {saving && <p className={styles.small}>{goalTexts.saving}</p>}
      {!saving && !goal.placement && <p className={styles.small}>{goalTexts.unknown}</p>}
      {!saving && goal.placement && <PlacementLines placement={goal.placement} />}
    </div>
  </li>
);
