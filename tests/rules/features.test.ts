import { allEndpoints } from '@netlik/contract/contract';
import { describe, expect, it } from 'vitest';
import { features } from '../../apps/api/src/features.ts';

const called = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('the features of the server', () => {
  it('serve every endpoint of the contract once, and nothing else', () => {
    const served = features.flatMap(({ endpoints }) => Object.values(endpoints).map(called));
    expect(served.sort()).toEqual(allEndpoints.map(({ endpoint }) => called(endpoint)).sort());
  });
});
