/** Apart from the others: they are drawn on the sign-in page. */
export const passkeySignInTexts = {
  enter: 'Geçiş anahtarıyla gir',
  failed: 'Geçiş anahtarıyla girilemedi.',
  gaveUp: 'Cihazın geçiş anahtarını vermedi ya da süre doldu. Tekrar dene.',
};
