export const apiTexts = {
  network: 'Sunucuya bağlanılamıyor. İnternet bağlantınızı kontrol edin.',
  sessionExpired: 'Oturum süreniz doldu. Lütfen tekrar giriş yapın.',
  noRefreshToken: 'Refresh token bulunamadı',
  server: 'Sunucuda bir hata oluştu. Lütfen tekrar deneyin.',
  notFound: 'Kayıt bulunamadı.',
};

const byStatus: Record<number, string> = {
  400: 'Geçersiz istek.',
  401: 'Yetkisiz işlem. Lütfen giriş yapın.',
  403: 'Bu işlem için yetkiniz yok.',
  404: apiTexts.notFound,
  409: 'Çakışma oluştu. Lütfen bilgileri kontrol edin.',
  422: 'Doğrulama hatası.',
  429: 'Çok fazla istek. Lütfen biraz sonra tekrar deneyin.',
};

export const statusText = (status: number, errors: readonly string[]): string => {
  const plain = byStatus[status] ?? apiTexts.server;
  if (errors.length === 0) return plain;
  const listed = errors.join(', ');
  if (status === 400) return `Doğrulama hatası: ${listed}`;
  if (status === 422) return `${plain} ${listed}`;
  return plain;
};
