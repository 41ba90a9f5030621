import type { Appearance } from '@netlik/contract/identity/person';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { appearance } from '../../theme/appearance.ts';
import { allPalettes } from '../../theme/palettes.ts';
import { appearanceTexts as texts } from './appearance.texts.ts';
import styles from './appearance-switcher.module.css';

type Field = keyof Appearance;

export type Choose = (change: Partial<Appearance>) => void;

/**
 * Radio buttons that React sets up and then leaves alone: the browser keeps what is ticked, so a change of looks
 * renders nothing at all. What changes the looks elsewhere (the system, another tab) ticks them from outside.
 */
const useTickedFromOutside = () => {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const tick = () => {
      const chosen = appearance();
      for (const radio of ref.current?.querySelectorAll('input') ?? [])
        radio.checked = chosen[radio.dataset.field as Field] === radio.value;
    };
    const watch = new MutationObserver(tick);
    watch.observe(document.documentElement, {
      attributeFilter: ['data-theme', 'data-palette', 'data-mode', 'data-glass'],
    });
    return () => watch.disconnect();
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
  <label className={className}>
    <input
      type="radio"
      className="visually-hidden"
      name={`${group}-${field}`}
      data-field={field}
      value={value}
      defaultChecked={appearance()[field] === value}
      onChange={() => choose({ [field]: value } as Partial<Appearance>)}
    />
    {children}
  </label>
);

type SegmentsProps = { legend: string; field: Field; options: Record<string, string>; choose: Choose };

const Segments = ({ legend, field, options, choose }: SegmentsProps) => {
  const group = useId();
  return (
    <fieldset className={styles.group} ref={useTickedFromOutside()}>
      <legend>{legend}</legend>
      <div className={styles.segments}>
        {Object.entries(options).map(([value, label]) => (
          <Choice key={value} {...{ group, field, value, choose }} className={styles.segment}>
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
};

const Swatches = ({ theme, choose }: { theme: 'dark' | 'light'; choose: Choose }) => {
  const group = useId();
  const field = theme === 'dark' ? 'darkPalette' : 'lightPalette';
  return (
    // Both stand here; the attribute on <html> shows the one that fits.
    <fieldset className={`${styles.group} ${styles[theme]}`} ref={useTickedFromOutside()}>
      <legend>{texts.palette}</legend>
      <div className={styles.swatches}>
        {allPalettes
          .filter((palette) => palette.theme === theme)
          .map(({ name, tokens }) => (
            <Choice key={name} {...{ group, field, choose }} value={name} className={styles.swatch}>
              <span
                className={styles.colours}
                style={{
                  background: `linear-gradient(135deg, ${tokens.ground} 50%, ${tokens.primary} 50% 78%, ${tokens.accent} 78%)`,
                }}
              />
              {texts.palettes[theme][name]}
            </Choice>
          ))}
      </div>
    </fieldset>
  );
};

export const ThemeChoice = ({ choose }: { choose: Choose }): ReactNode => (
  <Segments legend={texts.theme} field="theme" options={texts.themes} choose={choose} />
);

/** Palette, design mode and glass. */
export const LooksChoices = ({ choose }: { choose: Choose }): ReactNode => (
  <>
    <Swatches theme="light" choose={choose} />
    <Swatches theme="dark" choose={choose} />
    <Segments legend={texts.mode} field="mode" options={texts.modes} choose={choose} />
    <Segments legend={texts.glass} field="glass" options={texts.glasses} choose={choose} />
  </>
);
