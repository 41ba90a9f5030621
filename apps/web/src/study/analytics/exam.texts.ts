const named = (parts: readonly string[]) => parts.join(' · ');

export const examTexts = {
  title: 'Sınava kalan',
  exam: (year: number) => `${year} YKS`,
  days: (days: number) => `${days} gün`,
  tomorrow: (parts: readonly string[]) => `Yarın ${named(parts)}`,
  today: (parts: readonly string[]) => `Bugün ${named(parts)}`,
  eve: 'Kimliğini ve sınava giriş belgeni şimdiden hazırla, sonra erken uyu. Yaptıkların seninle.',
  firstDay: 'Derin bir nefes al; bunca emeğin karşılığını göstermeye gidiyorsun. Başarılar!',
  lastDay: 'Son adım. Bir nefes al ve bildiklerini göster. Başarılar!',
  estimated: 'tahmini',
  notChosen: 'Sıradaki sınavı sayıyoruz.',
  addYear: 'Hedef yılını ekle',
  over: 'Geride kaldı',
  overThanks: 'Emeğine sağlık.',
  overNext: (year: number, days: number, official: boolean) =>
    `Yeniden hazırlanıyorsan hedef yılını değiştir: ${year} YKS’ye ${official ? '' : 'yaklaşık '}${days} gün var.`,
  changeYear: 'Hedef yılını değiştir',
};
