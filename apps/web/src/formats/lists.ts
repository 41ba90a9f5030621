/** „Ada”, „Ada ve Can”, „Ada, Can ve Ece” */
export const formatList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ve ${items.at(-1)}`;
