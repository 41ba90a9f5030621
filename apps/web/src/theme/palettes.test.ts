import { darkPalettes, lightPalettes } from '@netlik/contract/identity/person';
import { describe, expect, it } from 'vitest';
import { MONTH_TINTS } from '../study/calendar/day-figures.ts';
import { allPalettes, mix, type Tokens } from './palettes.ts';

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

const lying = ({ ground, surface, raised }: Tokens) => [ground, surface, raised];

const tooWeak = (tokens: Tokens, inks: Record<string, string>, least: number): string[] =>
  Object.entries(inks).flatMap(([name, ink]) =>
    lying(tokens)
      .map((below) => ({ below, ratio: contrast(ink, below) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ below, ratio }) => `${name} ${ink} on ${below}: ${ratio.toFixed(2)}`),
  );

it('measures contrast as WCAG does', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

/** Saturation is 0 to 1, hue is in degrees. */
const saturationAndHue = (hex: string): [number, number] => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels as [number, number, number];
  const [most, range] = [Math.max(r, g, b), Math.max(r, g, b) - Math.min(r, g, b)];
  if (range === 0) return [0, 0];
  const turn = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return [range / most, (turn * 60 + 360) % 360];
};

it('keeps the hue of a subject or kind in both themes', () => {
  const subjectsIn = (theme: string) =>
    allPalettes.find((palette) => palette.theme === theme)!.tokens.subjects;
  const [dark, light] = [subjectsIn('dark'), subjectsIn('light')];
  for (const [index, colour] of dark.entries()) {
    const [[vivid, hue], [vividLight, hueLight]] = [
      saturationAndHue(colour),
      saturationAndHue(light[index]!),
    ];
    const apart = Math.abs(((hue - hueLight + 540) % 360) - 180);
    const isGrey = vivid < 0.2;
    expect(vividLight < 0.2, `${colour} ${light[index]}`).toBe(isGrey);
    if (!isGrey) expect(apart, `${colour} ${light[index]}`).toBeLessThan(30);
  }
});

it('has every palette the contract names', () => {
  const named = (theme: string) =>
    allPalettes.filter((palette) => palette.theme === theme).map((p) => p.name);
  expect(named('dark')).toEqual([...darkPalettes]);
  expect(named('light')).toEqual([...lightPalettes]);
});

describe.each(allPalettes)('$theme $name', ({ tokens }) => {
  it('is readable: 4.5:1 for every text on ground, surface and raised', () => {
    const { text, muted, primary, danger, success, warning } = tokens;
    expect(tooWeak(tokens, { text, muted, primary, danger, success, warning }, 4.5)).toEqual([]);
  });

  it('is readable on a tint of its primary', () => {
    const { primary, text, soft } = tokens;
    const tints = lying(tokens).map((below) => mix(below, primary, soft / 100));
    for (const tint of tints)
      expect(Math.min(contrast(primary, tint), contrast(text, tint))).toBeGreaterThanOrEqual(4.5);
  });

  it('is readable on its primary action', () => {
    expect(contrast(tokens.primaryInk, tokens.primary)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows icons, field borders and subject colours: 3:1', () => {
    const subjects = Object.fromEntries(
      tokens.subjects.map((colour, index) => [`subject ${index + 1}`, colour]),
    );
    const { accent, field, warningFill } = tokens;
    expect(tooWeak(tokens, { accent, field, warningFill, ...subjects }, 3)).toEqual([]);
  });

  it('has amber for what is no text', () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(tokens.warningFill.slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThanOrEqual(0xc0);
    expect(green! / red!).toBeGreaterThan(0.55);
    expect(blue! / red!).toBeLessThan(0.5);
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
