import { nameForStranger } from '@netlik/domain/identity/name-for-stranger';
import { cleanName } from '@netlik/domain/identity/names';
import { escapeHtml } from '../../http/html.ts';
import type { MailDraft } from '../../mail/mail-draft.ts';

/**
 * Names come from users: members see what the contract allows of their own, strangers only letters. Subjects
 * contain no names, and HTML is escaped.
 */
const NAME_MAX = 100;

type Content = {
  to: string;
  subject: string;
  greeting: string;
  lines: string[];
  action?: { label: string; url: string };
};

const buildMail = ({ to, subject, greeting, lines, action }: Content): MailDraft => ({
  to,
  subject,
  text: [greeting, '', ...lines, ...(action ? ['', `${action.label}: ${action.url}`] : [])].join('\n'),
  html: `<p>${escapeHtml(greeting)}</p>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
${
  action
    ? `<p style="margin:32px 0"><a href="${escapeHtml(action.url)}" style="background:#4453e8;color:#ffffff;padding:14px 24px;border-radius:12px;text-decoration:none;font-weight:bold">${escapeHtml(action.label)}</a></p>
<p style="font-size:13px;color:#55617f">Düğme çalışmazsa bu adresi tarayıcına yapıştır:<br>${escapeHtml(action.url)}</p>`
    : ''
}`,
});

const greeting = (name: string) => (name ? `Merhaba ${name},` : 'Merhaba,');
const greetingForMember = (name: string) => greeting(cleanName(name, NAME_MAX));
const greetingForStranger = (name: string) => greeting(nameForStranger(name));

export const verificationMail = (to: string, firstName: string, url: string): MailDraft =>
  buildMail({
    to,
    subject: 'E-posta adresini doğrula',
    greeting: greetingForStranger(firstName),
    lines: [
      'Netlik hesabını açmana bir adım kaldı: bağlantıyı aç ve doğrula. Bağlantı 24 saat geçerli.',
      'Bu kaydı sen yapmadıysan bu mesajı silmen yeterli; sen onaylamadıkça hesap çalışmaz.',
    ],
    action: { label: 'E-postamı doğrula', url },
  });

export const alreadyRegisteredMail = (to: string, firstName: string, url: string): MailDraft =>
  buildMail({
    to,
    subject: 'Zaten bir hesabın var',
    greeting: greetingForMember(firstName),
    lines: [
      'Biri bu e-posta ile Netlik’e kaydolmak istedi; ama burada zaten bir hesabın var.',
      'Sen denediysen giriş yapman ya da şifreni sıfırlaman yeterli. Sen değilsen bir şey yapmana gerek yok.',
    ],
    action: { label: 'Giriş yap', url },
  });

export const passwordResetMail = (to: string, firstName: string, url: string): MailDraft =>
  buildMail({
    to,
    subject: 'Yeni şifre belirle',
    greeting: greetingForStranger(firstName),
    lines: [
      'Şifreni yenilemek istediğini söyledin. Aşağıdaki bağlantı 1 saat geçerli ve bir kez kullanılır.',
      'Sen istemediysen bu mesajı silmen yeterli; şifren değişmez.',
    ],
    action: { label: 'Yeni şifre belirle', url },
  });

/** An admin created the account, and only its owner chooses a password. */
export const invitationMail = (to: string, firstName: string, url: string): MailDraft =>
  buildMail({
    to,
    subject: 'Netlik’e davetlisin',
    greeting: greetingForStranger(firstName),
    lines: [
      'Kurumun senin için bir Netlik hesabı açtı. Bağlantıyı aç ve şifreni kendin belirle; bağlantı 7 gün geçerli.',
      'Bu daveti beklemiyorsan bu mesajı silmen yeterli; şifre belirlenmeyen hesap silinir.',
    ],
    action: { label: 'Şifremi belirle', url },
  });

/** `signedOut`: a reset signs out every device, a change in the profile all others. */
export const passwordChangedMail = (to: string, firstName: string, signedOut: 'all' | 'others'): MailDraft =>
  buildMail({
    to,
    subject: 'Şifren değişti',
    greeting: greetingForMember(firstName),
    lines: [
      `Netlik şifren az önce değişti ve ${signedOut === 'all' ? 'bütün cihazlardan' : 'diğer bütün cihazlardan'} çıkış yapıldı.`,
      'Bunu sen yapmadıysan giriş ekranındaki “Şifremi unuttum” ile hemen yeni bir şifre belirle.',
    ],
  });

/** Sent when linking Google removes a password that no mail confirmed. */
export const passwordDroppedMail = (to: string, firstName: string): MailDraft =>
  buildMail({
    to,
    subject: 'Hesabın Google ile bağlandı',
    greeting: greetingForMember(firstName),
    lines: [
      'Artık Google ile giriş yapıyorsun. Eski şifren e-posta ile onaylanmamıştı; güvenlik için onu kaldırdık ve diğer cihazlardan çıkış yaptık.',
      'Şifreyle de girmek istersen profilinden yeni bir şifre belirleyebilirsin.',
    ],
  });

export type FactorNews = 'codes-on' | 'codes-off' | 'passkey-added' | 'passkey-removed' | 'removed-by-admin';

const factorNews: Record<FactorNews, string> = {
  'codes-on': 'Hesabına girişte artık doğrulama uygulamasından bir kod da isteniyor.',
  'codes-off': 'Hesabındaki doğrulama kodları kapatıldı.',
  'passkey-added': 'Hesabına bir geçiş anahtarı eklendi.',
  'passkey-removed': 'Hesabından bir geçiş anahtarı kaldırıldı.',
  'removed-by-admin':
    'Bir yönetici hesabındaki ikinci giriş adımlarını kaldırdı ve bütün cihazlardan çıkış yapıldı. Artık şifrenle girip yenisini ekleyebilirsin.',
};

export const factorMail = (to: string, firstName: string, news: FactorNews): MailDraft =>
  buildMail({
    to,
    subject: 'Giriş adımların değişti',
    greeting: greetingForMember(firstName),
    lines: [factorNews[news], 'Bunu sen yapmadıysan ya da istemediysen hemen şifreni değiştir ve bize yaz.'],
  });

export const guardianMail = (to: string, guardian: string, student: string, url: string): MailDraft =>
  buildMail({
    to,
    subject: 'Öğrenciniz için veli onayı',
    greeting: greetingForStranger(guardian),
    lines: [
      `${nameForStranger(student) || 'Bir öğrenci'} üniversite sınavına hazırlık uygulaması Netlik’e kaydoldu ve sizi velisi olarak gösterdi.`,
      'Aydınlatma metnini okuyup onaylarsanız çalışma odaları, düellolar ve arkadaş arama açılır. Onaylamazsanız bunlar kapalı kalır. Bağlantı 14 gün geçerlidir.',
      'Bu öğrenciyi tanımıyorsanız bu mesajı silmeniz yeterli.',
    ],
    action: { label: 'Metni oku ve onayla', url },
  });
