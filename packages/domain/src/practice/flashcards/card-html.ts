const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

export function markdownOfHtml(html: string): string {
  return html
    .replace(/\[sound:[^\]]*\]/g, '')
    .replace(/\\\[([\s\S]*?)\\\]/g, (_, formula: string) => `$$${formula}$$`)
    .replace(/\\\(([\s\S]*?)\\\)/g, (_, formula: string) => `$${formula}$`)
    .replace(/<br\s*\/?>|<\/(?:div|p|li|tr|h\d)>/gi, '\n')
    .replace(/<li[^>]*>/gi, '- ')
    .replace(/<\/?(?:b|strong)(?:\s[^>]*)?>/gi, '**')
    .replace(/<\/?(?:i|em)(?:\s[^>]*)?>/gi, '*')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code ? fromCode(Number(code), whole) : (entities[name?.toLowerCase() ?? ''] ?? whole),
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function fromCode(code: number, otherwise: string): string {
  return code >= 32 && code !== 127 && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : otherwise;
}
