import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Runs a source file in Node against the packages' sources instead of their compiled output. */
export const loadSource = async <Exports>(file: URL): Promise<Exports> => {
  const resolve = { conditions: ['source'], noExternal: [/^@netlik\//] };
  const config = {
    configFile: false as const,
    logLevel: 'error' as const,
    environments: { inline: { resolve } },
  };
  return (await runnerImport<Exports>(fileURLToPath(file), config)).module;
};
