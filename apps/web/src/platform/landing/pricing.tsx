import type { LandingSettings } from '@netlik/contract/platform/landing';
import CheckIcon from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './landing.module.css';
import { landingTexts } from './landing.texts.ts';
import type { LandingTrack } from './landing-events.ts';
import offers from './offers.module.css';

const { pricing: texts, start } = landingTexts;

type PlanProps = {
  name: string;
  price: string;
  note?: string;
  badge?: string;
  items: readonly string[];
  best?: boolean;
  action: ReactNode;
};

const Plan = ({ name, price, note, badge, items, best, action }: PlanProps) => (
  <Stack
    as="article"
    gap="3"
    justify="start"
    box="panel"
    className={best ? `${offers.plan} ${offers.best}` : offers.plan}
  >
    <h3>{name}</h3>
    {badge && (
      <Text as="span" tone="primary" size="tiny" weight="semibold" className={offers.badge}>
        {badge}
      </Text>
    )}
    <Text size="title" weight="bold" className={offers.price}>
      {price}
    </Text>
    <Text tone="muted" size="small" className={offers.note}>
      {note}
    </Text>
    <Stack as="ul" gap="2" justify="start" className={styles.ticks}>
      {items.map((item) => (
        <Row as="li" key={item} gap="2">
          <CheckIcon size={18} />
          <span>{item}</span>
        </Row>
      ))}
    </Stack>
    {action}
  </Stack>
);

type Props = { settings: LandingSettings; track: LandingTrack };

export const Pricing = ({ settings, track }: Props) => {
  const { trialDays, launchDiscount, proPrice } = settings;
  const chosen = (plan: string) => () => track('cta_click', { place: 'pricing', plan });
  return (
    <Stack as="section" gap="5" className={styles.section} aria-labelledby="landing-pricing">
      <h2 id="landing-pricing">{texts.title}</h2>
      <Grid fit={260} gap="4">
        <Plan
          {...texts.free}
          action={
            <ButtonLink look="line" wide to="/register" data-cta onClick={chosen('free')}>
              {start}
            </ButtonLink>
          }
        />
        <Plan
          best
          name={texts.pro.name}
          price={proPrice || texts.pro.noPrice}
          items={texts.pro.items}
          {...(launchDiscount > 0 && { badge: texts.pro.badge(launchDiscount) })}
          {...(trialDays > 0 && { note: texts.pro.trial(trialDays) })}
          action={
            <ButtonLink wide to="/register" data-cta onClick={chosen('pro')}>
              {texts.pro.cta}
            </ButtonLink>
          }
        />
        <Plan
          {...texts.coach}
          action={
            <Button look="line" wide disabled>
              {texts.coach.soon}
            </Button>
          }
        />
      </Grid>
    </Stack>
  );
};
