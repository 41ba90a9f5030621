import type { GoalGap } from '@netlik/contract/exams/estimates';
import type { TargetUniversity } from '@netlik/contract/identity/goals';
import PencilIcon from 'lucide-react/icons/pencil';
import TrashIcon from 'lucide-react/icons/trash';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SchoolPhoto } from '../../ui/pictures/school-photo.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import styles from './goal-card.module.css';
import { GoalDistance } from './goal-distance.tsx';
import { bandLabels, goalTexts, scoreText, variantText } from './goals.texts.ts';
import { priorityBand } from './priority.ts';

const PriorityTag = ({ priority }: { priority: number }) => {
  const band = priorityBand(priority);
  return (
    <Tag {...(band === 'high' && { tone: 'primary' })}>
      <span className="numbers">{goalTexts.priority(priority, bandLabels[band])}</span>
    </Tag>
  );
};

type PlacementProps = { placement: NonNullable<TargetUniversity['placement']> };

/** Shows one line per variant, because the scores of paid and regular places differ by a hundred points. */
const PlacementLines = ({ placement: { year, variants } }: PlacementProps) => (
  <Stack gap="1" size="small">
    <Text tone="muted">{goalTexts.placement(year)}</Text>
    <Stack as="dl" gap="1">
      {variants.map((variant) => (
        <Row key={`${variant.scoreType} ${variant.name}`} gap="4" align="baseline" between>
          <Text as="dt" wrapAnywhere>
            {variantText(variant)}
          </Text>
          <Text as="dd" size="body" weight="semibold" numbers nowrap>
            {scoreText(variant)}
          </Text>
        </Row>
      ))}
    </Stack>
  </Stack>
);

type Props = {
  goal: TargetUniversity;
  /** True for the highlighted goal. */
  first: boolean;
  gap: GoalGap | undefined;
  saving: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

export const GoalCard = ({ goal, first, gap, saving, onEdit, onRemove }: Props) => {
  const { placement } = goal;
  const scores = placement ? (
    <PlacementLines placement={placement} />
  ) : (
    <Text tone="muted" size="small">
      {goalTexts.unknown}
    </Text>
  );
  return (
    <Stack as="li" gap="4" justify="start" aria-busy={saving || undefined}>
      <Grid gap="3 4" className={styles.head}>
        <SchoolPhoto image={goal.image} />
        <Stack gap="1" align="start" justify="start" shrink>
          <PriorityTag priority={goal.priority} />
          <Text as="h3" size="body" wrapAnywhere>
            {goal.name}
          </Text>
          <Text tone="muted" wrapAnywhere>
            {goal.department}
          </Text>
        </Stack>
        <Row className={styles.tools}>
          <IconButton label={goalTexts.editNamed(goal.name)} disabled={saving} onClick={onEdit}>
            <PencilIcon />
          </IconButton>
          <IconButton label={goalTexts.removeNamed(goal.name)} disabled={saving} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </Row>
      </Grid>
      {saving && (
        <Text tone="muted" size="small">
          {goalTexts.saving}
        </Text>
      )}
      {!saving && (gap ? <GoalDistance gap={gap} scores={scores} first={first} /> : scores)}
    </Stack>
  );
};
