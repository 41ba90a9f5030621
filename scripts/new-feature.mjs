// `npm run new:feature habits [habit] -- --domain study --title "Alışkanlıklar"` writes a slice in all four
// workspaces and adds it to the lists.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { domainRows } from './domain-graph.mjs';
import { addToLists } from './new-feature/lists.mjs';
import { featureNames, fill } from './new-feature/names.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const migrationsFolder = 'apps/api/src/db/migrations';

function nextMigration(kebab) {
  const numbers = fs.readdirSync(join(root, migrationsFolder)).map((name) => Number(name.slice(0, 4)));
  const number = String(Math.max(...numbers) + 1).padStart(4, '0');
  return `${migrationsFolder}/${number}_${kebab.replaceAll('-', '_')}.sql`;
}

const filesOf = (domain, kebab) => ({
  'contract.ts': `packages/contract/src/${domain}/${kebab}.ts`,
  'domain.ts': `packages/domain/src/${domain}/${kebab}/${kebab}.ts`,
  'domain.test.ts': `packages/domain/src/${domain}/${kebab}/${kebab}.test.ts`,
  'migration.sql': nextMigration(kebab),
  'feature.ts': `apps/api/src/${domain}/${kebab}/${kebab}.feature.ts`,
  'service.ts': `apps/api/src/${domain}/${kebab}/${kebab}.service.ts`,
  'sql.ts': `apps/api/src/${domain}/${kebab}/${kebab}.sql.ts`,
  'api.test.ts': `apps/api/src/${domain}/${kebab}/${kebab}.test.ts`,
  'access.test.ts': `apps/api/src/${domain}/${kebab}/${kebab}.access.test.ts`,
  'queries.ts': `apps/web/src/${domain}/${kebab}/${kebab}.queries.ts`,
  'texts.ts': `apps/web/src/${domain}/${kebab}/${kebab}.texts.ts`,
  'page.tsx': `apps/web/src/${domain}/${kebab}/${kebab}-page.tsx`,
  'form.tsx': `apps/web/src/${domain}/${kebab}/${kebab}-form.tsx`,
  'page.test.tsx': `apps/web/src/${domain}/${kebab}/${kebab}-page.test.tsx`,
});

const leftToDecide = ({ domain, kebab, code }) => `
Left to decide for ${kebab}:
- the fields and their rules (contract, migration, form), and what the list shows;
- who may call: students only now, also free ones; \`tier: 'premium'\` or other roles where the specification says so;
- the limit, and the texts of ${code}.not_found and ${code}.too_many in error-texts.ts;
- the rules in packages/domain/src/${domain}/${kebab}, with property tests where they compute;
- the screen's path, icon and menu group in apps/web/src/shell/screens-student.ts;
- its tour, if it needs one: a name in tutorialPages, steps in apps/web/src/shell/tours/tours.ts, useTour in the page;
- which other pages show it: add '${kebab}' to their reads' \`shows\`;
- demo data (\`demo\` in the feature), jobs, two to four journeys in tests/journeys/, a line in CHANGELOG.md.
Then look at it at 1440 and 390 px, light and dark, empty and full.`;

/** The given value, or one prompted for in a terminal. */
async function givenOrAsked(given, question) {
  if (given || !process.stdin.isTTY) return given ?? '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

const domains = domainRows.flat();

async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { title: { type: 'string' }, domain: { type: 'string' } },
    allowPositionals: true,
  });
  const [plural, singular] = positionals;
  const domain = plural ? await givenOrAsked(values.domain, `The domain (${domains.join(', ')}): `) : '';
  const title = plural ? await givenOrAsked(values.title, 'The title in the menu, in Turkish: ') : '';
  if (!plural || !title || !domains.includes(domain))
    throw new Error(
      `Usage: npm run new:feature <plural> [singular] -- --domain <${domains.join('|')}> --title "<menu title>", as in: npm run new:feature habits -- --domain study --title "Alışkanlıklar"`,
    );
  const names = { ...featureNames(plural, singular), domain, title: title.replaceAll("'", '’') };
  const files = filesOf(domain, names.kebab);
  for (const path of Object.values(files))
    if (fs.existsSync(join(root, path))) throw new Error(`${path} is there already.`);
  for (const [template, path] of Object.entries(files)) {
    const text = fs.readFileSync(join(root, 'scripts/new-feature/templates', `${template}.txt`), 'utf8');
    fs.mkdirSync(dirname(join(root, path)), { recursive: true });
    fs.writeFileSync(join(root, path), fill(text, names));
  }
  const lists = addToLists(root, names);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const written = [...Object.values(files).filter((path) => !path.endsWith('.sql')), ...lists];
  execFileSync(process.execPath, [biome, 'check', '--write', ...written], { cwd: root, stdio: 'pipe' });
  console.log(['Written:', ...Object.values(files), 'Added to:', ...lists].join('\n  '));
  console.log(leftToDecide(names));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
