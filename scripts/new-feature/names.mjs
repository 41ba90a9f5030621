/** Name forms for a feature's files: `habits` → habits, habit, Habit, Habits, HABITS, habit. */
export function featureNames(kebab, singular = singularOf(kebab)) {
  for (const name of [kebab, singular])
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new Error(`"${name}" is no feature name: use lower case with dashes, as in study-sessions.`);
  if (kebab === singular) throw new Error('Give the plural first and the singular second: habits habit.');
  const table = kebab.replaceAll('-', '_');
  return {
    kebab,
    single: singular,
    camel: camel(kebab),
    item: camel(singular),
    Item: pascal(singular),
    Items: pascal(kebab),
    words: kebab.replaceAll('-', ' '),
    code: singular.replaceAll('-', '_'),
    table,
    TABLE_UPPER: table.toUpperCase(),
  };
}

const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(name).replace(/^./, (letter) => letter.toUpperCase());

function singularOf(plural) {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
}

export const fill = (template, names) =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => {
    if (!(name in names)) throw new Error(`There is no name ${name}.`);
    return names[name];
  });
