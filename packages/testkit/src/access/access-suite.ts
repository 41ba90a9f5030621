import type { contract, NamedEndpoint } from '@netlik/contract/contract';
import type { Endpoint } from '@netlik/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOver } from '../call.ts';
import { attackEndpoint } from '../hostile/hostile-run.ts';
import { fuzz } from '../hostile/seed.ts';
import { cellsOf, runMatrix } from './access-matrix.ts';
import { findErasureProblems } from './erasure.ts';
import { findIdempotencyProblems } from './idempotency.ts';
import type { Row } from './row.ts';
import { type OpenAccessSetup, openAccessSetup } from './setup.ts';

type Groups = typeof contract;

declare module 'vitest' {
  /** Summed by vitest.report.ts. */
  interface TaskMeta {
    cells?: number;
    attacks?: number;
  }
}

/**
 * Generates a group's tests on a separate database: access, hostile input, idempotent repeats and erasure. A
 * group without a row per endpoint does not compile.
 */
export const accessSuite = <Name extends keyof Groups>(
  group: Name,
  endpoints: Groups[Name],
  rows: { [Verb in keyof Groups[Name]]: Row },
): void => {
  let setup: OpenAccessSetup;
  beforeAll(async () => {
    setup = await openAccessSetup();
  });
  afterAll(() => setup.close());

  const cases = Object.entries(endpoints as Record<string, Endpoint>).map(([verb, endpoint]) => ({
    named: { name: `${group}.${verb}`, endpoint } satisfies NamedEndpoint,
    name: `${group}.${verb}`,
    row: (rows as Record<string, Row>)[verb]!,
  }));
  const repeatable = cases.filter(({ named }) => named.endpoint.idempotent === true);

  describe('access', { timeout: 60_000 }, () => {
    it.for(cases)('$name', async ({ named, row }, { task }) => {
      task.meta.cells = cellsOf(named, row).length;
      expect(await runMatrix(setup, callOver(setup.world.base), named, row)).toEqual([]);
    });
  });

  it('an erasure leaves nothing of what a student wrote', { timeout: 120_000 }, async () => {
    expect(await findErasureProblems(setup, cases)).toEqual([]);
  });

  if (repeatable.length > 0)
    describe('repeats under one key', { timeout: 60_000 }, () => {
      it.each(repeatable)('$name', async ({ named, row }) => {
        expect(await findIdempotencyProblems(setup, named, row)).toEqual([]);
      });
    });

  describe(`hostile input, ${fuzz.count} or more an endpoint, FUZZ_SEED=${fuzz.seed}`, () => {
    it.for(cases)('$name', { timeout: 30_000 + fuzz.count * 300 }, async ({ named, row }, { task }) => {
      const { findings, sent } = await attackEndpoint(setup, named, row, fuzz);
      task.meta.attacks = sent;
      expect(findings).toEqual([]);
      expect(sent).toBeGreaterThanOrEqual(fuzz.count);
    });
  });
};
