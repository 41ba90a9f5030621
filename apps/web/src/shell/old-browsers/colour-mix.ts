import { eachStyleSheet } from './each-style-sheet.ts';

/* Polyfills `color-mix` of custom properties: a colour `--x` gets the channels `--x-r`, `--x-g`, `--x-b`
   and `--x-a`, a share `--x` gets `--x-n`, and each mixture becomes `rgba(calc(…), …)`. */
const MIX =
  /color-mix\(in \w+, ?var\((--[\w-]+)\) (?:([\d.]+)%|var\((--[\w-]+)(?:, ?([\d.]+)%)?\)), ?(?:transparent|var\((--[\w-]+)\))\)/;
const EVERY_MIX = new RegExp(MIX, 'g');

const colours = ['r', 'g', 'b'] as const;

/** Weighs each colour by its alpha, like the browser. */
const channelsOfMix = (mix: RegExpExecArray | string[]): Record<string, string> => {
  const [, first, percent, shareName, otherwise, second] = mix;
  const share =
    percent === undefined
      ? `var(${shareName}-n, ${Number(otherwise ?? 0) / 100})`
      : `${Number(percent) / 100}`;
  if (second === undefined)
    return {
      ...Object.fromEntries(colours.map((channel) => [channel, `var(${first}-${channel})`])),
      a: `calc(var(${first}-a) * ${share})`,
    };
  const weights = [`var(${first}-a) * ${share}`, `var(${second}-a) * (1 - ${share})`];
  const alpha = `(${weights.join(' + ')})`;
  const mixed = (channel: string) =>
    `calc((var(${first}-${channel}) * ${weights[0]} + var(${second}-${channel}) * ${weights[1]}) / ${alpha})`;
  return { ...Object.fromEntries(colours.map((channel) => [channel, mixed(channel)])), a: `calc(${alpha})` };
};

const writeMix = (...mix: string[]): string => {
  const { r, g, b, a } = channelsOfMix(mix);
  return `rgba(${r}, ${g}, ${b}, ${a})`;
};

const hexOf = (value: string): string | undefined => {
  const hex = /^#([\da-f]{3,8})$/i.exec(value)?.[1];
  return hex && hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
};

/** Returns the properties derived from a custom property's value. */
const partsOf = (value: string): Record<string, string> => {
  const hex = hexOf(value);
  if (hex) {
    const [r, g, b, a = 255] = hex.match(/../g)!.map((pair) => Number.parseInt(pair, 16));
    return { r: `${r}`, g: `${g}`, b: `${b}`, a: `${Number(a) / 255}` };
  }
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name) return Object.fromEntries([...colours, 'a', 'n'].map((part) => [part, `var(${name}-${part})`]));
  const mix = MIX.exec(value);
  if (mix && mix[0] === value) return channelsOfMix(mix);
  return /^[\d.]+%$/.test(value) ? { n: `${Number.parseFloat(value) / 100}` } : {};
};

const { setProperty } = CSSStyleDeclaration.prototype;

const addParts = (style: CSSStyleDeclaration, name: string, value: string) => {
  for (const [part, text] of Object.entries(partsOf(value.trim())))
    setProperty.call(style, `${name}-${part}`, text);
};

const rewriteRule = (rule: CSSRule): void => {
  if ('cssRules' in rule) for (const inner of (rule as CSSGroupingRule).cssRules) rewriteRule(inner);
  if (!('style' in rule)) return;
  const { style } = rule as CSSStyleRule;
  const own = Array.from(style, (name) => [name, style.getPropertyValue(name)] as const);
  if (style.cssText.includes('color-mix(')) style.cssText = style.cssText.replace(EVERY_MIX, writeMix);
  for (const [name, value] of own) if (name.startsWith('--')) addParts(style, name, value);
};

const rewriteSheet = ({ cssRules }: CSSStyleSheet) => {
  for (const rule of cssRules) rewriteRule(rule);
};

if (!CSS.supports('color', 'color-mix(in srgb,red,red)')) {
  eachStyleSheet(rewriteSheet);
  // React sets custom properties through this method.
  CSSStyleDeclaration.prototype.setProperty = function (name, value, priority) {
    setProperty.call(this, name, value, priority);
    if (value !== null && name.startsWith('--')) addParts(this, name, String(value));
  };
}
