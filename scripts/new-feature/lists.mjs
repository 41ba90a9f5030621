/** Lines that a feature adds to the project's lists, in alphabetical order or at the end. */
import fs from 'node:fs';
import { join } from 'node:path';

/** Inserts before the first sibling that sorts after the line, or after the last one. */
export function insertSorted(text, line, isSibling) {
  const lines = text.split('\n');
  const siblings = lines.flatMap((each, index) => (isSibling(each) ? [index] : []));
  if (siblings.length === 0) throw new Error(`There is no line like "${line.trim()}".`);
  const next = siblings.find((index) => lines[index].trim() > line.trim());
  lines.splice(next ?? siblings.at(-1) + 1, 0, line);
  return lines.join('\n');
}

/** Inserts before a line that occurs once. */
export function insertBefore(text, end, lines) {
  if (text.split(end).length !== 2) throw new Error(`"${end.trim()}" does not stand there exactly once.`);
  return text.replace(end, () => `${lines}${end}`);
}

const edits = ({ domain, kebab, camel, code, Items, title }) => ({
  'packages/contract/src/topics.ts': (text) =>
    insertSorted(text, `  '${kebab}',`, (line) => /^ {2}'[a-z-]+',$/.test(line)),
  'packages/contract/src/contract.ts': (text) =>
    insertBefore(
      insertSorted(text, `import { ${camel} } from './${domain}/${kebab}.ts';`, (line) =>
        /^import \{/.test(line),
      ),
      '} as const;',
      `  ${camel},\n`,
    ),
  'packages/contract/src/errors.ts': (text) =>
    insertBefore(
      text,
      '} as const satisfies Record<string, number>;',
      `\n  '${code}.not_found': 404,\n  '${code}.too_many': 409,\n`,
    ),
  'packages/contract/src/error-texts.ts': (text) =>
    insertBefore(
      text,
      '} as const satisfies Record<ErrorCode, Text>;',
      `\n  '${code}.not_found': 'Kayıt bulunamadı; silinmiş olabilir.',\n  '${code}.too_many': 'Bu listede daha fazla kayıt olamaz. Yenisi için birini sil.',\n`,
    ),
  'apps/api/src/features.ts': (text) =>
    insertBefore(
      insertSorted(
        text,
        `import { ${camel}Feature } from './${domain}/${kebab}/${kebab}.feature.ts';`,
        (line) => /^import \{ .*\.feature\.ts';$/.test(line),
      ),
      '];',
      `  ${camel}Feature,\n`,
    ),
  'apps/web/src/shell/screens-student.ts': (text) =>
    insertBefore(
      text,
      '\n];',
      `\n  {\n    path: '/${kebab}',\n    roles: student,\n    title: '${title}',\n    icon: 'list',\n    place: 'study',\n    menu: true,\n    load: async () => (await import('../${domain}/${kebab}/${kebab}-page.tsx')).${Items}Page,\n  },`,
    ),
});

export function addToLists(root, names) {
  return Object.entries(edits(names)).map(([file, edit]) => {
    const path = join(root, file);
    fs.writeFileSync(path, edit(fs.readFileSync(path, 'utf8')));
    return file;
  });
}
