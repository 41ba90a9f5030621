import type { Appearance } from '@netlik/contract/identity/person';
import { useEffect, useState } from 'react';
import { appearance } from '../theme/appearance.ts';
import { allPalettes } from '../theme/palettes.ts';
import { appearanceTexts as texts } from './appearance.texts.ts';
import styles from './appearance-switcher.module.css';

type SegmentsProps = {
  legend: string;
  name: string;
  options: Record<string, string>;
  value: string;
  onPick: (value: string) => void;
};

const Segments = ({ legend, name, options, value, onPick }: SegmentsProps) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    <div className={styles.segments}>
      {Object.entries(options).map(([key, label]) => (
        <label key={key} className={styles.segment}>
          <input
            type="radio"
            className="seen-by-readers"
            name={name}
            checked={value === key}
            onChange={() => onPick(key)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

const shownTheme = (): 'dark' | 'light' =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

type Props = { choose: (change: Partial<Appearance>) => void };

export default function AppearancePanel({ choose }: Props) {
  const [chosen, setChosen] = useState(appearance);
  const [theme, setTheme] = useState(shownTheme);
  const paletteKey = theme === 'dark' ? 'darkPalette' : 'lightPalette';

  // The other button and the system change the theme behind this panel's back.
  useEffect(() => {
    const watch = new MutationObserver(() => {
      setTheme(shownTheme());
      setChosen(appearance());
    });
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, []);

  const pick = (change: Partial<Record<keyof Appearance, string>>) => {
    choose(change as Partial<Appearance>);
    setChosen(appearance());
    setTheme(shownTheme());
  };

  return (
    <section className={styles.panel} aria-label={texts.title}>
      <Segments
        legend={texts.theme}
        name="theme"
        options={texts.themes}
        value={chosen.theme}
        onPick={(value) => pick({ theme: value })}
      />
      <fieldset className={styles.group}>
        <legend>{texts.palette}</legend>
        <div className={styles.swatches}>
          {allPalettes
            .filter((palette) => palette.theme === theme)
            .map(({ name, tokens }) => (
              <label key={name} className={styles.swatch}>
                <input
                  type="radio"
                  className="seen-by-readers"
                  name="palette"
                  checked={chosen[paletteKey] === name}
                  onChange={() => pick({ [paletteKey]: name })}
                />
                <span
                  className={styles.colours}
                  style={{
                    background: `linear-gradient(135deg, ${tokens.ground} 50%, ${tokens.primary} 50% 78%, ${tokens.accent} 78%)`,
                  }}
                />
                {texts.palettes[theme][name]}
              </label>
            ))}
        </div>
      </fieldset>
      <Segments
        legend={texts.mode}
        name="mode"
        options={texts.modes}
        value={chosen.mode}
        onPick={(value) => pick({ mode: value })}
      />
      <Segments
        legend={texts.glass}
        name="glass"
        options={texts.glasses}
        value={chosen.glass}
        onPick={(value) => pick({ glass: value })}
      />
    </section>
  );
}
