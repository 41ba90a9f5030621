import type { Appearance } from '@netlik/contract/identity/person';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { getAppearance } from '../../theme/appearance.ts';
import { allPalettes } from '../../theme/palettes.ts';
import segmented from '../forms/segmented.module.css';
import { Grid } from '../layout/grid.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import drop from '../overlays/drop-panel.module.css';
import { appearanceTexts as texts } from './appearance.texts.ts';
import styles from './appearance-choices.module.css';

type Field = keyof Appearance;

export type Choose = (change: Partial<Appearance>) => void;

/**
 * Syncs the radio buttons with the attributes of `<html>`, which the system setting or another tab may
 * change. They are uncontrolled, so that a change of appearance renders nothing.
 */
const useSyncedRadios = () => {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const sync = () => {
      const chosen = getAppearance();
      for (const radio of ref.current?.querySelectorAll('input') ?? [])
        radio.checked = chosen[radio.dataset.field as Field] === radio.value;
    };
    const observer = new MutationObserver(sync);
    observer.observe(document.documentElement, {
      attributeFilter: ['data-theme', 'data-palette', 'data-mode', 'data-glass'],
    });
    return () => observer.disconnect();
  }, []);
  return ref;
};

type ChoiceProps = {
  group: string;
  field: Field;
  value: string;
  choose: Choose;
  className?: string;
  children: ReactNode;
};

const Choice = ({ group, field, value, choose, className, children }: ChoiceProps) => (
  <Row as="label" gap="2" align="center" size="small" className={className}>
    <input
      type="radio"
      className="visually-hidden"
      name={`${group}-${field}`}
      data-field={field}
      value={value}
      defaultChecked={getAppearance()[field] === value}
      onChange={() => choose({ [field]: value } as Partial<Appearance>)}
    />
    {children}
  </Row>
);

type SegmentsProps = { legend: string; field: Field; options: Record<string, string>; choose: Choose };

const Segments = ({ legend, field, options, choose }: SegmentsProps) => {
  const group = useId();
  return (
    <Stack as="fieldset" gap="2" className={styles.group} ref={useSyncedRadios()}>
      <legend>{legend}</legend>
      <Row className={segmented.options}>
        {Object.entries(options).map(([value, label]) => (
          <Choice
            key={value}
            group={group}
            field={field}
            value={value}
            choose={choose}
            className={segmented.option}
          >
            <Row
              as="span"
              align="center"
              justify="center"
              grow
              tone="muted"
              weight="medium"
              className={segmented.face}
            >
              {label}
            </Row>
          </Choice>
        ))}
      </Row>
    </Stack>
  );
};

const Swatches = ({ theme, choose }: { theme: 'dark' | 'light'; choose: Choose }) => {
  const group = useId();
  const field = theme === 'dark' ? 'darkPalette' : 'lightPalette';
  return (
    // Both groups are rendered, and CSS shows the one of the active theme.
    <Stack as="fieldset" gap="2" className={`${styles.group} ${styles[theme]}`} ref={useSyncedRadios()}>
      <legend>{texts.palette}</legend>
      <Grid columns={2} gap="1">
        {allPalettes
          .filter((palette) => palette.theme === theme)
          .map(({ name, tokens }) => (
            <Choice
              key={name}
              group={group}
              field={field}
              choose={choose}
              value={name}
              className={styles.swatch}
            >
              <span
                className={styles.colours}
                style={{
                  background: `linear-gradient(135deg, ${tokens.ground} 50%, ${tokens.primary} 50% 78%, ${tokens.accent} 78%)`,
                }}
              />
              {texts.palettes[theme][name]}
            </Choice>
          ))}
      </Grid>
    </Stack>
  );
};

export const ThemeChoice = ({ choose }: { choose: Choose }): ReactNode => (
  <Segments legend={texts.theme} field="theme" options={texts.themes} choose={choose} />
);

export const AppearanceChoices = ({ choose }: { choose: Choose }): ReactNode => (
  <>
    <Swatches theme="light" choose={choose} />
    <Swatches theme="dark" choose={choose} />
    <Segments legend={texts.mode} field="mode" options={texts.modes} choose={choose} />
    <Segments legend={texts.glass} field="glass" options={texts.glasses} choose={choose} />
  </>
);

export const AppearancePanel = ({ choose }: { choose: Choose }) => (
  <Stack as="section" gap="4" className={`${drop.panel} ${styles.panel}`} aria-label={texts.title}>
    <ThemeChoice choose={choose} />
    <AppearanceChoices choose={choose} />
  </Stack>
);
