import { describe, expect, it } from 'vitest';
import { actionTarget } from './action-target.ts';

describe('actionTarget', () => {
  it.each([
    ['/goals', { page: '/goals' }],
    ['/study-plan?gun=2#aksam', { page: '/study-plan?gun=2#aksam' }],
    ['https://www.osym.gov.tr/takvim', { site: 'https://www.osym.gov.tr/takvim' }],
  ])('follows %s', (address, target) => {
    expect(actionTarget(address)).toEqual(target);
  });

  it.each([
    null,
    '',
    'goals',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/goals/..//evil.example',
    '/\n/evil.example',
    'http://netlik.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://user:pass@evil.example/',
    'HTTPS:evil.example',
  ])('does not follow %j', (address) => {
    expect(actionTarget(address)).toBeNull();
  });
});
