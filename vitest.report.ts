import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The message with the project's own stack lines, or its first lines without any. */
const formatError = ({ message, stack = '', VITEST_TEST_NAME: during = '' }: SerializedError) => {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const ours = lines.filter((line) => !/node_modules|node:/.test(line));
  return [
    message,
    ...(ours.length ? ours : lines.slice(0, 6)),
    ...(during ? [`during "${during}"`] : []),
  ].join('\n');
};

/** The time of a file outside its tests. */
const hooksOf = (module: TestModule) =>
  module.diagnostic().duration -
  [...module.children.allTests()].reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0);

/** Prints the end of `npm test`: counts, failures (also outside tests) and flaky tests. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const file = process.env.VITEST_REPORT;
    if (!file) return;
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const outside = modules.flatMap((module) => [
      ...module.errors().map((error) => `${module.relativeModuleId}: ${formatError(error)}`),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite
          .errors()
          .map((error) => `${module.relativeModuleId} > ${suite.fullName}: ${formatError(error)}`),
      ),
    ]);
    const formatName = (test: (typeof tests)[number]) => `${test.module.relativeModuleId} > ${test.fullName}`;
    const formatTest = (test: (typeof tests)[number]) =>
      `${formatName(test)}: ${(test.result().errors ?? []).map(formatError).join('\n')}`;
    const sum = (key: 'cells' | 'attacks') => tests.reduce((all, test) => all + (test.meta()[key] ?? 0), 0);
    const report = {
      cells: sum('cells'),
      attacks: sum('attacks'),
      passed: count('passed'),
      failed: count('failed'),
      skipped: tests.filter((test) => test.result().state === 'skipped').map(formatName),
      durations: [
        ...tests.map((test) => ({ name: formatName(test), ms: test.diagnostic()?.duration ?? 0 })),
        ...modules.map((module) => ({ name: `${module.relativeModuleId} (hooks)`, ms: hooksOf(module) })),
      ],
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(formatTest),
      faults: [
        ...tests.filter((test) => test.result().state === 'failed').map(formatTest),
        ...outside,
        ...unhandled.map((error) => `outside a test: ${formatError(error)}`),
      ],
    };
    writeFileSync(file, JSON.stringify(report));
  }
}
