import { allEndpoints } from '@netlik/contract/contract';
import { expect, it } from 'vitest';
import { replySerializer } from './reply-serializer.ts';

it('can be built for every endpoint', () => {
  const failed = allEndpoints.filter(({ endpoint }) => {
    try {
      replySerializer(endpoint)({});
      return false;
    } catch {
      return true;
    }
  });
  expect(failed.map(({ name }) => name)).toEqual([]);
});
