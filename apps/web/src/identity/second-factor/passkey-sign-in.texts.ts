/** A separate module, because the sign-in page renders these texts. */
export const passkeySignInTexts = {
  enter: 'Geçiş anahtarıyla gir',
  failed: 'Geçiş anahtarıyla girilemedi.',
  gaveUp: 'Cihazın geçiş anahtarını vermedi ya da süre doldu. Tekrar dene.',
};
