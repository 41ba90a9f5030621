export const upgradeTexts = {
  title: (page: string) => `${page} premium üyeliğe özel`,
  text: 'Bu sayfa premium üyelikte açılıyor. Planların ve kayıtların her iki üyelikte de sende kalır.',
  upgrade: 'Premium’a geç',
  newTab: ' (yeni sekmede açılır)',
  noAddress: 'Premium üyelik için sana hesabını açan kişiyle görüşebilirsin.',
  stay: 'Şimdilik kalsın',
};
