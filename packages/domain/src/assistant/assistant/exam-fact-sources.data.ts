const NAMES: Readonly<Record<string, string>> = {
  K26: '2026-YKS kılavuzunun notları',
  N26: '2026-YKS kılavuzu haberleri (Sabah, Hürriyet, Ekonomist, Türkiye Gazetesi, Şubat–Mart 2026)',
  B23: 'bianet, 2023 kılavuzundan',
  H23: 'Haber Ekspres, Haziran 2023',
  HT19: 'Habertürk, 2019 kılavuzundan',
  M18: 'Mynet, 2018 kılavuzundan',
  M20: 'Milliyet, Haziran 2020',
  BG19: 'Bölge Gündem, Haziran 2019',
  O25: 'ÖSYM’nin sık sorulan soruları (basından, Ağustos 2025)',
  C25: 'Cumhuriyet ve Sabah, ek tercih haberleri (2025)',
  EX: 'ÖSYM kılavuzlarından derlenen sınav yapısı',
  'rank-limits.json': '2026 tercih kılavuzunun başarı sırası şartları',
};

const nameOf = (part: string): string => {
  if (part.startsWith('topic-questions.tsv')) return 'çıkmış soruların konu sayımı';
  const condition = /^programme-eligibility\.tsv(?: \((.+)\))?$/.exec(part);
  if (condition)
    return `2026 tercih kılavuzunun program koşulları${condition[1] ? ` (${condition[1]})` : ''}`;
  if (part.startsWith('koşul ')) return `2026 tercih kılavuzu, ${part}`;
  const base = part.replace(/ \(hesap\)$/, '');
  return `${NAMES[base] ?? base}${base === part ? '' : ' (hesaplandı)'}`;
};

export function sourceNames(source: string): string {
  const parts =
    source.startsWith('topic-questions') || !/^[A-Z]/.test(source) ? [source] : source.split(/, ?/);
  const all = source.startsWith('topic-questions.tsv,') ? source.split(',') : parts;
  return [...new Set(all.map(nameOf))].join('; ');
}
