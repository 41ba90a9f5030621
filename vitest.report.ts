import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The message and where: our own lines of the stack, or its first ones when none is ours. */
const told = ({ message, stack = '', VITEST_TEST_NAME: during = '' }: SerializedError) => {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const ours = lines.filter((line) => !/node_modules|node:/.test(line));
  return [
    message,
    ...(ours.length ? ours : lines.slice(0, 6)),
    ...(during ? [`during "${during}"`] : []),
  ].join('\n');
};

/** What `npm test` tells at its end: counts, what failed and why (also outside a test), what passed at the second try only. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const file = process.env.VITEST_REPORT;
    if (!file) return;
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const outside = modules.flatMap((module) => [
      ...module.errors().map((error) => `${module.relativeModuleId}: ${told(error)}`),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => `${module.relativeModuleId} > ${suite.fullName}: ${told(error)}`),
      ),
    ]);
    const tell = (test: (typeof tests)[number]) =>
      `${test.module.relativeModuleId} > ${test.fullName}: ${(test.result().errors ?? []).map(told).join('\n')}`;
    const report = {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(tell),
      faults: [
        ...tests.filter((test) => test.result().state === 'failed').map(tell),
        ...outside,
        ...unhandled.map((error) => `outside a test: ${told(error)}`),
      ],
    };
    writeFileSync(file, JSON.stringify(report));
  }
}
