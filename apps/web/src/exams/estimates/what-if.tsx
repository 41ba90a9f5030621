import type { StudentEstimates } from '@netlik/contract/exams/estimates';
import { estimate, isEstimate, netKeysOf } from '@netlik/domain/exams/estimates/estimate';
import { netNames } from '@netlik/domain/exams/estimates/estimate-words.texts';
import { NET_QUESTIONS, type NetKey, type Nets, type ScoreKey } from '@netlik/domain/yks/score-keys';
import { useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './estimates.module.css';
import { estimateTexts as texts } from './estimates.texts.ts';
import { estimatedRank } from './ranks.texts.ts';

/** The slider starts at zero, although nets can be negative. */
const LEAST = 0;

type SliderProps = { name: NetKey; now: number; value: number; onChange: (value: number) => void };

const NetSlider = ({ name, now, value, onChange }: SliderProps) => {
  const id = useId();
  return (
    <Grid gap="0 3" size="small" className={styles.slider}>
      <label htmlFor={id}>{netNames[name]}</label>
      <Text as="output" numbers htmlFor={id}>
        {texts.sliderValue(value, value - now)}
      </Text>
      <input
        id={id}
        type="range"
        min={LEAST}
        max={NET_QUESTIONS[name]}
        step={0.25}
        value={Math.max(LEAST, value)}
        aria-valuetext={texts.sliderValue(value, value - now)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </Grid>
  );
};

const RankLine = ({ type, nets, facts }: { type: ScoreKey; nets: Nets; facts: Facts }) => {
  const result = estimate(type, { nets, ...facts });
  if (!isEstimate(result) || !result.rank) return <span>{texts.noRank}</span>;
  return <span>{texts.between(estimatedRank(result.rank.best), estimatedRank(result.rank.worst))}</span>;
};

type Facts = { diplomaGrade: number | null; placedLastYear: boolean };
type Props = { data: StudentEstimates; placedLastYear: boolean };

/** Computed on the device, so that each slider move updates at once. */
export const WhatIf = ({ data, placedLastYear }: Props) => {
  const types = data.estimates.filter((result) => 'score' in result).map(({ scoreType }) => scoreType);
  const [chosen, setChosen] = useState<ScoreKey>(types[0]!);
  const type = types.includes(chosen) ? chosen : types[0]!;
  const [changed, setChanged] = useState<Nets>({});
  const now = data.nets as Nets;
  const nets = { ...now, ...changed };
  const facts = { diplomaGrade: data.diplomaGrade, placedLastYear };
  return (
    <Section
      title={texts.whatIf}
      lead={texts.whatIfLead}
      actions={
        types.length > 1 && (
          <Segmented
            label={texts.whatIfType}
            options={types.map((value) => ({ value, label: value }))}
            value={type}
            onChange={setChosen}
          />
        )
      }
    >
      <Grid as="dl" fit={200} gap="3">
        <div>
          <Text as="dt" tone="muted" size="small">
            {texts.from}
          </Text>
          <Text as="dd" size="large" weight="bold" numbers>
            <RankLine type={type} nets={now} facts={facts} />
          </Text>
        </div>
        <div>
          <Text as="dt" tone="muted" size="small">
            {texts.to} ({texts.estimated})
          </Text>
          <Text as="dd" size="large" weight="bold" numbers aria-live="polite">
            <RankLine type={type} nets={nets} facts={facts} />
          </Text>
        </div>
      </Grid>
      <Grid fit={280} gap="3 8">
        {netKeysOf(type).map((key) => (
          <NetSlider
            key={key}
            name={key}
            now={now[key] ?? 0}
            value={nets[key] ?? 0}
            onChange={(value) => setChanged({ ...changed, [key]: value })}
          />
        ))}
      </Grid>
      <div>
        <Button look="line" small disabled={Object.keys(changed).length === 0} onClick={() => setChanged({})}>
          {texts.reset}
        </Button>
      </div>
    </Section>
  );
};
