/** Apart from the dialog's texts, which are loaded with it. */
export const quickEntryHostTexts = {
  notOpened: 'Hızlı kayıt açılamadı. Bağlantını kontrol edip yeniden dene.',
};
