import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { domainRows } from './domain-graph.mjs';

/** Features with their test folders per workspace, relative to the root. */
export const featureFolders = (root) => {
  const found = new Map();
  for (const workspace of ['packages/domain', 'apps/api', 'apps/web'])
    for (const domain of domainRows.flat()) {
      const folder = `${workspace}/src/${domain}`;
      if (!existsSync(join(root, folder))) continue;
      for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
        if (entry.isDirectory())
          found.set(entry.name, [...(found.get(entry.name) ?? []), `${folder}/${entry.name}/`]);
    }
  return found;
};
