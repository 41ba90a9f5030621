export const CITIES_ABROAD: readonly string[] = [
  'Bakü (Azerbaycan)',
  'Bişkek (Kırgızistan)',
  'Gazimağusa (KKTC)',
  'Girne (KKTC)',
  'Güzelyurt (KKTC)',
  'Lefke (KKTC)',
  'Lefkoşa (KKTC)',
  'Saraybosna (Bosna-Hersek)',
  'Tiran (Arnavutluk)',
  'Türkistan (Kazakistan)',
  'Üsküp (Kuzey Makedonya)',
];
