import type { darkPalettes, lightPalettes } from '@netlik/contract/identity/person';

/**
 * The single source of every colour; the stylesheet, the first-paint script and the contrast test read it.
 */

type Chosen = {
  ground: string;
  surface: string;
  raised: string;
  line: string;
  primary: string;
  accent: string;
};
type ChosenLight = Omit<Chosen, 'raised'> & { text: string; muted: string };

const dark: Record<(typeof darkPalettes)[number], Chosen> = {
  default: palette('#0F1222', '#171B30', '#1F2440', '#2B3154', '#8B98FF', '#36E0C8'),
  amoled: palette('#000000', '#0A0A0A', '#141414', '#262626', '#8AB4FF', '#00E5A8'),
  emerald: palette('#07150F', '#0D2118', '#132D21', '#1F4634', '#34D399', '#A7F3D0'),
  teal: palette('#061618', '#0B2225', '#113034', '#1C4A50', '#2DD4BF', '#67E8F9'),
  midnight: palette('#0A0F1F', '#101833', '#162146', '#24356B', '#60A5FA', '#C084FC'),
  ink: palette('#101114', '#17191E', '#1F2228', '#2E323B', '#9FB3D9', '#F5B86B'),
  graphite: palette('#18191B', '#202225', '#292B2F', '#3A3D42', '#A8A8FF', '#FFB4A2'),
};

const light: Record<(typeof lightPalettes)[number], ChosenLight> = {
  default: lightPalette('#F5F7FB', '#FFFFFF', '#E2E7F0', '#1A2138', '#55617F', '#4453E8', '#0B7F7B'),
  'day-sky': lightPalette('#EEF6FD', '#FFFFFF', '#D6E6F5', '#10263B', '#4A6480', '#0B66BA', '#B45309'),
  'fresh-mint': lightPalette('#EFFAF5', '#FFFFFF', '#D3EBDF', '#0F2A20', '#47685A', '#0B7A55', '#2563EB'),
  'soft-lavender': lightPalette('#F6F3FD', '#FFFFFF', '#E3DAF7', '#241B3D', '#5F5480', '#6D4AE0', '#BE185D'),
  'neutral-paper': lightPalette('#FAF7F1', '#FFFDF8', '#E7DFD0', '#2B2620', '#6B6155', '#86561F', '#2F6F5E'),
};

function palette(
  ground: string,
  surface: string,
  raised: string,
  line: string,
  primary: string,
  accent: string,
) {
  return { ground, surface, raised, line, primary, accent };
}

function lightPalette(
  ground: string,
  surface: string,
  line: string,
  text: string,
  muted: string,
  primary: string,
  accent: string,
) {
  return { ground, surface, line, text, muted, primary, accent };
}

/** Blends two colours in scripts instead of CSS, so that tests can check derived tokens too. */
export const mix = (from: string, to: string, share: number): string => {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${blended.join('')}`.toUpperCase();
};

const onDark = { text: '#E8EAF6', muted: '#A3ABCB', primaryInk: '#0B0D18' };
const darkSignals = { danger: '#FF9A94', success: '#5FE3A4', warning: '#FFC56E', warningFill: '#FFC56E' };
// Text needs a contrast of 4.5:1, which makes amber brown; bars, stars and dots need 3:1 and stay amber.
const lightSignals = { danger: '#B3261E', success: '#0B6B45', warning: '#8A4B00', warningFill: '#C77700' };

// Paul Tol's light set, and dark colours of the same hues in the same order. All common types of colour
// vision can distinguish them.
const darkSubjects = [
  '#77AADD',
  '#EE8866',
  '#EEDD88',
  '#FFAABB',
  '#99DDFF',
  '#44BB99',
  '#BBCC33',
  '#C4C4C4',
] as const;
const lightSubjects = [
  '#174C9C',
  '#C0450A',
  '#85690F',
  '#741A4F',
  '#0179AE',
  '#1B7F58',
  '#37580C',
  '#525760',
] as const;

export type Tokens = Chosen &
  typeof onDark &
  typeof darkSignals & {
    /** The border of an input, with a contrast of 3:1 against its background. */
    field: string;
    /** Percentage of primary that tints the background of primary text, such as badges and hints. */
    soft: number;
    subjects: readonly string[];
  };

export type Palette = { theme: 'dark' | 'light'; name: string; tokens: Tokens };

const darkTokens = (chosen: Chosen): Tokens => ({
  ...chosen,
  ...onDark,
  ...darkSignals,
  field: mix(chosen.line, onDark.muted, 0.55),
  soft: 14,
  subjects: darkSubjects,
});

const lightTokens = (chosen: ChosenLight): Tokens => ({
  ...chosen,
  raised: chosen.surface,
  primaryInk: '#FFFFFF',
  ...lightSignals,
  field: mix(chosen.line, chosen.muted, 0.7),
  soft: 8,
  subjects: lightSubjects,
});

export const allPalettes: readonly Palette[] = [
  ...Object.entries(dark).map(([name, chosen]) => ({
    theme: 'dark' as const,
    name,
    tokens: darkTokens(chosen),
  })),
  ...Object.entries(light).map(([name, chosen]) => ({
    theme: 'light' as const,
    name,
    tokens: lightTokens(chosen),
  })),
];

export type Grounds = Record<'dark' | 'light', Record<string, string>>;

/** The colour of the browser's own toolbar. */
export const grounds: Grounds = { dark: {}, light: {} };
for (const { theme, name, tokens } of allPalettes) grounds[theme][name] = tokens.ground;
