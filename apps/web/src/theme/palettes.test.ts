import { darkPalettes, lightPalettes } from '@netlik/contract/identity/person';
import { describe, expect, it } from 'vitest';
import { MONTH_TINTS } from '../study/calendar/day-figures.ts';
import { allPalettes, type Tokens } from './palettes.ts';
import { FACE_SHARE, INITIALS_SHARE, personColours } from './person-colours.ts';

type Name = keyof Tokens;
type Channels = [number, number, number];

const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Channels;

const linearOf = (hex: string) =>
  channelsOf(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as Channels;

const luminance = (hex: string): number => {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

const mix = (from: string, to: string, share: number): string => {
  const [start, end] = [channelsOf(from), channelsOf(to)];
  const blended = start.map((value, at) =>
    Math.round((value * (1 - share) + end[at]! * share) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${blended.join('')}`;
};

const GROUNDS = ['ground', 'surface', 'raised', 'sunken'] as const;
const SUBJECTS = ['s-mat', 's-tur', 's-fiz', 's-kim', 's-biy', 's-geo', 's-tar', 's-cog'] as const;

const tooWeak = (tokens: Tokens, marks: readonly Name[], below: readonly Name[], least: number): string[] =>
  marks.flatMap((mark) =>
    below
      .map((ground) => ({ ground, ratio: contrast(tokens[mark], tokens[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${mark} on ${ground}: ${ratio.toFixed(2)}`),
  );

const matrixBy = (rows: readonly Channels[], [x, y, z]: Channels) =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as Channels;

/** Björn Ottosson's OKLab of linear channels; distances in it are about as large as they look. */
const oklab = (linear: Channels): Channels => {
  const cones = matrixBy(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear,
  ).map(Math.cbrt) as Channels;
  return matrixBy(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
};

/** Machado, Oliveira and Fernandes (2009) at full severity, for linear channels. */
const visions: Record<string, readonly Channels[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const seenAs = (hex: string, vision: string) =>
  oklab(
    matrixBy(visions[vision]!, linearOf(hex)).map((value) => Math.min(1, Math.max(0, value))) as Channels,
  );

/** In hundredths; about 2 is the least difference that is seen side by side. */
const distance = (one: string, other: string, vision = 'full'): number => {
  const [start, end] = [seenAs(one, vision), seenAs(other, vision)];
  return 100 * Math.hypot(...start.map((value, at) => value - end[at]!));
};

const SUBJECTS_APART = 6;

it('measures contrast as WCAG does', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

it('measures distances as colour-blind people see them', () => {
  expect(distance('#000000', '#FFFFFF')).toBeCloseTo(100, 3);
  // A red and a green of one lightness.
  expect(distance('#C2410C', '#9A6700')).toBeGreaterThan(10);
  expect(distance('#C2410C', '#9A6700', 'deuteranopia')).toBeLessThan(1);
});

/** Saturation is 0 to 1, hue is in degrees. */
const saturationAndHue = (hex: string): [number, number] => {
  const [r, g, b] = channelsOf(hex);
  const [most, range] = [Math.max(r, g, b), Math.max(r, g, b) - Math.min(r, g, b)];
  if (range === 0) return [0, 0];
  const turn = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return [range / most, (turn * 60 + 360) % 360];
};

it('keeps the hue of a subject or kind in both themes', () => {
  const tokensIn = (theme: string) => allPalettes.find((palette) => palette.theme === theme)!.tokens;
  const [dark, light] = [tokensIn('dark'), tokensIn('light')];
  for (const subject of SUBJECTS) {
    const [[vivid, hue], [vividLight, hueLight]] = [
      saturationAndHue(dark[subject]),
      saturationAndHue(light[subject]),
    ];
    const apart = Math.abs(((hue - hueLight + 540) % 360) - 180);
    const isGrey = vivid < 0.2;
    expect(vividLight < 0.2, subject).toBe(isGrey);
    if (!isGrey) expect(apart, subject).toBeLessThan(30);
  }
});

it('has every palette the contract names', () => {
  const named = (theme: string) =>
    allPalettes.filter((palette) => palette.theme === theme).map((p) => p.name);
  expect(named('dark')).toEqual([...darkPalettes]);
  expect(named('light')).toEqual([...lightPalettes]);
});

describe.each(allPalettes)('$theme $name', ({ theme, tokens }) => {
  it('is readable: 4.5:1 for every text on ground, surface and raised', () => {
    const inks = ['text', 'muted', 'primary-ink', 'lamp-ink', 'good', 'danger'] as const;
    expect(tooWeak(tokens, inks, GROUNDS, 4.5)).toEqual([]);
  });

  it('is readable on a tint of its primary', () => {
    expect(tooWeak(tokens, ['primary-ink', 'text', 'muted'], ['primary-soft'], 4.5)).toEqual([]);
  });

  it('is readable on what is warm, good or dangerous', () => {
    expect(tooWeak(tokens, ['lamp-ink', 'text', 'muted'], ['lamp-soft'], 4.5)).toEqual([]);
    expect(tooWeak(tokens, ['good', 'text'], ['good-soft'], 4.5)).toEqual([]);
    expect(tooWeak(tokens, ['danger', 'text'], ['danger-soft'], 4.5)).toEqual([]);
    expect(tooWeak(tokens, ['text'], ['accent-soft'], 4.5)).toEqual([]);
  });

  it('is readable on its primary action', () => {
    expect(contrast(tokens['on-primary'], tokens.primary)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(personColours)('shows the initials of a person of colour %s: 4.5:1', (colour) => {
    const face = mix(tokens.surface, colour, FACE_SHARE / 100);
    const initials = mix(tokens.text, colour, INITIALS_SHARE / 100);
    expect(contrast(initials, face)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows icons, field borders and subject colours: 3:1', () => {
    expect(tooWeak(tokens, ['primary', 'accent', ...SUBJECTS], GROUNDS, 3)).toEqual([]);
    expect(tooWeak(tokens, ['line-field'], ['ground', 'surface', 'raised'], 3)).toEqual([]);
    expect(tooWeak(tokens, ['accent'], ['accent-soft'], 3)).toEqual([]);
  });

  // On light grounds a warm dot cannot reach 3:1, so it only decorates and `lamp-ink` writes what it means.
  it('has a warm lamp that differs from the other colours', () => {
    const [red, green, blue] = channelsOf(tokens.lamp);
    expect(red).toBeGreaterThanOrEqual(0.75);
    expect(green / red).toBeGreaterThan(0.55);
    expect(blue / red).toBeLessThan(0.5);
    if (theme === 'dark') expect(tooWeak(tokens, ['lamp'], GROUNDS, 3)).toEqual([]);
    for (const other of ['primary', 'accent', 'ground', 'surface'] as const)
      expect(distance(tokens.lamp, tokens[other]), other).toBeGreaterThan(SUBJECTS_APART);
  });

  it.each(Object.keys(visions))('tells subjects apart with %s vision or blindness', (vision) => {
    const near = SUBJECTS.flatMap((one, index) =>
      SUBJECTS.slice(index + 1)
        .map((other) => ({ pair: `${one} ${other}`, far: distance(tokens[one], tokens[other], vision) }))
        .filter(({ far }) => far < SUBJECTS_APART)
        .map(({ pair, far }) => `${pair}: ${far.toFixed(1)}`),
    );
    expect(near).toEqual([]);
  });

  it('tells the shades of the month calendar apart, and text on them is readable', () => {
    const shades = MONTH_TINTS.map((tint) => mix(tokens.surface, tokens.primary, tint / 100));
    for (const [index, shade] of shades.entries()) {
      expect(contrast(tokens.text, shade)).toBeGreaterThanOrEqual(4.5);
      if (index > 0)
        expect(contrast(shade, shades[index - 1]!)).toBeGreaterThanOrEqual([0, 1.1, 1.1, 1.15, 1.25][index]!);
    }
  });
});
