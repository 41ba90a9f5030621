import type { Operator } from '@netlik/contract/platform/system';

export const termsTexts = {
  title: 'Kullanım koşulları',
  lead: 'Netlik’i kullanırken birbirimizden ne bekleyebileceğimiz.',
  failed: 'Kullanım koşulları yüklenemedi',
  sections: (operator: Operator | null) => [
    {
      title: 'Hizmeti kim sunuyor?',
      lines: [
        operator
          ? `Kullandığın bu Netlik’i ${operator.name} işletir; sorun olursa ${operator.contact} adresine yaz.`
          : 'Bu bir tanıtım kurulumu: arkasında gerçek bir hizmet yok. Gerçek kişisel bilgilerini girme; veriler her an silinebilir.',
      ],
    },
    {
      title: 'Hesabın',
      lines: [
        'Bir kişi bir hesap açar ve kendi adıyla kullanır. Şifreni kimseyle paylaşma.',
        '18 yaşından küçüksen velinin onayına kadar başkalarıyla karşılaştığın bölümler kapalı kalır.',
        'Hesabını istediğin an profilinden silebilir, önce bütün verini indirebilirsin.',
      ],
    },
    {
      title: 'Başkalarıyla birlikte',
      lines: [
        'Odalarda ve düellolarda saygılı ol: hakaret, taciz, reklam ve başkasının kişisel bilgisi yasak.',
        'Bildirilen mesajları bir yönetici inceler; kurala uymayanı kaldırabilir, hesabı durdurabilir.',
      ],
    },
    {
      title: 'Tahminler ve öneriler',
      lines: [
        'Sıralama ve puan tahminleri geçmiş yılların verisinden hesaplanır; bir sonuç sözü değildir.',
        'Tercih ve sınav kararlarında resmî kaynak ÖSYM’dir.',
      ],
    },
    {
      title: 'Ücret',
      lines: [
        'Temel plan ücretsizdir. Premium’un ne içerdiği ve ücreti, geçmeden önce sana yazılı olarak bildirilir.',
      ],
    },
  ],
};
