import { describe, expect, it } from 'vitest';
import { imageSource, linkTarget } from './markdown-policy.ts';

describe('linkTarget', () => {
  it.each(['/goals', '/goals?x=1#y', '#bolum'])('%s stays here', (href) => {
    expect(linkTarget(href)).toEqual({ kind: 'here', href });
  });
  it('may lead elsewhere by https', () => {
    expect(linkTarget('https://osym.gov.tr/yks')).toEqual({
      kind: 'elsewhere',
      href: 'https://osym.gov.tr/yks',
    });
    expect(linkTarget('HTTPS://osym.gov.tr')).toEqual({ kind: 'elsewhere', href: 'https://osym.gov.tr/' });
  });
  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://osym.gov.tr',
    '//kotu.example',
    '/\\kotu.example',
    '/\t/kotu.example',
    '\\\\kotu.example',
    'https://netlik@kotu.example',
    'https://',
    'mailto:a@b.c',
    'goals',
    'https:/kotu.example',
  ])('%j is no link', (href) => {
    expect(linkTarget(href)).toBeNull();
  });
});

describe('imageSource', () => {
  const ours = `/api/files/goal/${'a1'.repeat(16)}.webp?e=1&s=x`;
  it('are shown when they are ours', () => {
    expect(imageSource(ours)).toBe(ours);
  });
  it.each([
    undefined,
    'https://kotu.example/a.png',
    '//kotu.example/a.png',
    'data:image/png;base64,AA',
    '/api/users',
    `/api/files/../users/${'a1'.repeat(16)}.webp`,
  ])('%j is not', (src) => {
    expect(imageSource(src)).toBeNull();
  });
});
