import type { ErrorCode } from './errors.ts';

type Text = string | ((params: Record<string, string | number>) => string);

const wait = (seconds: number) =>
  seconds < 60 ? `${Math.max(1, Math.ceil(seconds))} saniye` : `${Math.ceil(seconds / 60)} dakika`;

/** Turkish messages; the text of a 403 must not mention tokens or sessions, or the client would try a refresh. */
export const errorTexts = {
  'request.invalid': 'Bazı bilgiler eksik ya da hatalı. İşaretli alanları düzeltip tekrar dene.',
  'request.rule_broken': 'Bazı bilgiler kurallara uymuyor. İşaretli alanları düzeltip tekrar dene.',
  'request.malformed': 'Gönderilen bilgi okunamadı. Sayfayı yenileyip tekrar dene.',
  'request.timed_out': 'Gönderme çok uzun sürdü. Bağlantını kontrol edip tekrar dene.',
  'request.too_large': 'Gönderdiğin içerik çok büyük.',
  'request.media_type': 'Bu içerik türü desteklenmiyor.',
  'request.too_many': ({ retryAfter }) =>
    `Çok fazla istek. Lütfen ${wait(Number(retryAfter))} sonra tekrar dene.`,
  'request.idempotency_reused': 'Bu işlem anahtarı başka bir içerikle kullanılmış.',
  'route.not_found': 'Böyle bir adres yok.',
  'server.failed': 'Sunucuda bir hata oluştu. Lütfen tekrar deneyin.',
  'server.busy': 'Sunucu şu an hazır değil. Birkaç saniye sonra tekrar dene.',

  'session.required': 'Yetkisiz işlem. Lütfen giriş yapın.',
  'session.expired': 'Oturum süreniz doldu. Lütfen tekrar giriş yapın.',
  'session.refresh_invalid': 'Oturum süreniz doldu. Lütfen tekrar giriş yapın.',
  'access.role': 'Bu işlem için yetkiniz yok.',
  'access.tier': 'Bu özellik premium üyelikle açılıyor.',
  'access.entitlement': 'Bu bölüm hesabında kapalı.',
  'consent.required': 'Devam etmeden önce aydınlatma metnini okuyup onaylaman gerekiyor.',
  'consent.guardian_pending':
    'Bu özellik velinin onayıyla açılıyor. Velinin e-postasına gönderdiğimiz bağlantıyı açmasını iste.',
  'factor.required': 'Devam etmeden önce hesabına ikinci bir giriş adımı eklemen gerekiyor.',
  'step_up.required': 'Bu işlem için kim olduğunu bir kez daha doğrulaman gerekiyor.',

  'sign_in.wrong': 'E-posta ya da şifre hatalı.',
  'sign_in.suspended': 'Hesabın askıya alınmış. Destek için bizimle iletişime geç.',
  'sign_in.factor_required': 'Şifren doğru; girişi tamamlamak için ikinci adım gerekiyor.',
  'sign_in.throttled': ({ retryAfter }) =>
    `Çok fazla hatalı deneme oldu. ${wait(Number(retryAfter))} sonra tekrar dene ya da şifreni sıfırla.`,
  'google.not_configured':
    'Google ile giriş bu sunucuda ayarlanmamış. E-posta ve şifrenle giriş yapabilirsin.',
  'google.invalid': 'Google kimliğin doğrulanamadı. Tekrar dene ya da e-posta ve şifrenle gir.',
  'google.unavailable': "Google'a şu an ulaşılamıyor. Biraz sonra tekrar dene.",

  'token.invalid': 'Bu bağlantı geçersiz ya da süresi dolmuş. Yeni bir bağlantı iste.',
  'email.verified': 'Bu e-posta zaten doğrulanmış. Şifrenle giriş yapabilirsin.',
  'password.common': 'Bu şifre çok yaygın, kolayca tahmin edilir. Başka bir şifre seç.',
  'password.personal': 'Bu şifre seni tanıyanların ilk deneyeceği şey. Başka bir şifre seç.',
  'password.wrong': 'Şifren hatalı.',

  'factor.challenge_expired': 'Süre doldu ya da bu adım zaten kullanıldı. Baştan başla.',
  'factor.code_wrong': 'Kod hatalı ya da daha önce kullanılmış.',
  'factor.codes_on': 'Doğrulama kodları zaten açık.',
  'factor.not_found': 'Böyle bir ikinci adım yok.',
  'factor.passkey_wrong': 'Geçiş anahtarın doğrulanamadı. Tekrar dene ya da başka bir yol seç.',
  'factor.too_many': 'En fazla 10 geçiş anahtarın olabilir; önce birini kaldır.',

  'consent.notice_outdated': 'Aydınlatma metni güncellendi. Yenisini okuyup tekrar onayla.',
  'consent.guardian_needed': '18 yaşından küçük öğrenciler için velinin adı ve e-postası gerekiyor.',
  'consent.guardian_self': 'Velinin e-postası seninkinden farklı olmalı.',

  'session.not_found': 'Bu cihaz kaydı bulunamadı.',
  'user.not_found': 'Kişi bulunamadı.',
  'user.email_taken': 'Bu e-posta ile kayıtlı bir kullanıcı var.',
  'user.has_students': ({ count }) =>
    `Bu koçun öğrencileri var (${count}); önce onları başka bir koça aktar.`,
  'user.last_admin': 'Son yönetici silinemez, askıya alınamaz ve rolü değiştirilemez.',
  'user.self_change': 'Kendi rolünü ya da durumunu değiştiremezsin.',

  'notification.not_found': 'Bu bildirim artık yok.',
  'push.endpoint_refused':
    'Bu tarayıcının bildirim servisini tanımıyoruz, bu yüzden bildirim gönderemiyoruz.',
  'push.too_many': 'Bildirimler en fazla 10 cihazda açık olabilir. Kullanmadığın birinde kapat.',
  'alert.not_found': 'Bu duyuru artık yok.',
  'upload.missing': 'Bir dosya seç.',
  'upload.too_large': ({ megabytes }) => `Resim en fazla ${megabytes} MB olabilir. Daha küçük bir resim seç.`,
  'upload.too_large_together': 'Toplam dosya boyutu 20 MB sınırını aşıyor.',
  'upload.too_many': 'En fazla 10 resim ekleyebilirsin.',
  'upload.not_an_image': 'Bu dosya bir resim olarak okunamadı. JPEG, PNG, WebP ya da AVIF bir resim seç.',
  'upload.too_many_pixels': 'Bu resmin çözünürlüğü çok yüksek. En fazla 25 megapiksel olan bir resim seç.',
  'table.unreadable': 'Bu dosya bir tablo olarak okunamadı. Excel (.xlsx) ya da CSV dosyası seç.',
  'table.pdf':
    'PDF okunamıyor. Yayınevinden sonuçların Excel ya da CSV hâlini iste; yoksa PDF’teki tabloyu Excel’e kopyalayıp .xlsx olarak kaydet.',
  'table.old_format':
    'Eski .xls dosyaları ve parolalı dosyalar okunamıyor. Excel’de aç, parolasız .xlsx olarak kaydet.',
  'table.too_big':
    'Bu tablo çok büyük. En fazla 5.000 satır ve 200 sütun okunur; dosyayı bölüp yeniden dene.',
  'table.too_large': ({ megabytes }) =>
    `Dosya en fazla ${megabytes} MB olabilir. Dosyayı bölüp yeniden dene.`,
  'table.empty': 'Dosyada dolu satır yok.',
  'table.no_columns':
    'Dosyada beklenen sütunlar bulunamadı. Önce bu haftanın dosyasını indir, onu doldurup yükle.',
  'exam_import.not_found': 'Bu yükleme bulunamadı.',
  'exam_import.nothing_to_undo': 'Geri alınacak bir şey kalmadı.',
  'file.not_found': 'Dosya bulunamadı.',
  'backup.running': 'Şu anda bir yedek alınıyor. Bitince tekrar dene.',
  'backup.store_away': 'Yedeklerin durduğu yere şu anda ulaşılamıyor.',
  'job.not_found': 'Böyle bir iş yok ya da elle başlatılamıyor.',
  'job.running': 'Bu iş zaten sırada ya da çalışıyor.',
  'mail.not_found': 'Bu e-posta artık bekleyenler arasında değil.',
  'mail.sending': 'Bu e-posta şu anda gönderiliyor.',
  'mail.no_server': 'E-posta sunucusu ayarlanmamış; e-postalar yalnızca saklanıyor.',

  'study_session.not_found': 'Bu çalışma kaydı bulunamadı. Silinmiş olabilir.',
  'study_session.overlaps': ({ from, to }) => `Bu saatlerde başka bir çalışman var (${from}–${to}).`,
  'study_run.not_found': 'Bu zamanlayıcı bulunamadı.',
  'study_run.running': 'Zaten çalışan bir zamanlayıcın var. Önce onu bitir ya da bu cihaza al.',
  'study_run.elsewhere': 'Zamanlayıcı başka bir cihazında sürüyor. Buradan devam etmek için devral.',
  'study_run.ended': 'Bu zamanlayıcı daha önce bitirilmiş.',
  'question_entry.not_found': 'Bu soru kaydı bulunamadı. Silinmiş olabilir.',
  'reminder.not_found': 'Bu hatırlatma bulunamadı. Silinmiş olabilir.',
  'reminder.too_many': 'Bir güne en fazla 50 hatırlatma ekleyebilirsin.',

  'ai_suggestion.not_found': 'Bu öneri bulunamadı.',
  'ai_suggestion.too_soon': ({ retryAfter }) =>
    `Öneriler az önce yenilendi. ${retryAfter}s sonra tekrar dene.`,

  'daily_plan.not_found': 'Bu gün için plan bulunamadı.',
  'daily_plan.coach_owned': 'Bu programı koçun hazırladı; onu yalnızca koçun değiştirebilir.',
  'daily_plan.exists': 'Bu gün için zaten bir plan var. Onu açıp düzenleyebilirsin.',
  'daily_plan.too_many': ({ most }) =>
    `Bugün ve sonrası için en fazla ${most} etkin planın olabilir. Yenisi için birini arşivle.`,
  'daily_plan.changed': 'Bu plan başka bir yerde değişti. Son hâli gösteriliyor.',
  'daily_plan.subject_moved': 'Planın dersleri değişti. Son hâli gösteriliyor, tekrar dene.',
  'daily_plan.subject_has_work': 'Üzerinde çalışılmış bir ders plandan çıkarılamaz. Onu atlayabilirsin.',
  'daily_plan.not_complete': 'Günü değerlendirmek için önce derslerini bitir ya da atla.',
  'daily_plan.evaluated': 'Bu günü daha önce değerlendirdin.',
  'daily_plan.evaluation_early': 'Bir gün, gelmeden değerlendirilemez.',
  'daily_plan.evaluation_closed': 'Bir gün, en geç yedi gün sonrasına kadar değerlendirilebilir.',

  'daily_plan.past': 'Geçmiş bir günün programı artık değiştirilemez.',

  'calendar_feed.not_found': 'Bu takvim bağlantısı kapalı ya da hiç açılmadı.',
  'calendar_feed.too_many': 'En fazla 5 takvim bağlantın olabilir. Önce birini kapat.',

  'coach.student_taken': 'Öğrenci başka bir koça atanmış.',
  'coach.student_own': 'Bu öğrenci zaten senin öğrencin.',
  'coach.not_named': 'Programın hangi koç adına yazıldığını seç.',
  'coach.none': 'Şu anda bir koçun yok.',
  'coach.former': 'Bu kişi şu anki koçun değil. Yalnızca şimdiki koçunu değerlendirebilirsin.',
  'coach.feedback_given': 'Koçunu bu ay zaten değerlendirdin. Gelecek ay yeniden değerlendirebilirsin.',
  'coach.feedback_not_found': 'Geri bildirim bulunamadı.',
  'coach.note_not_found': 'Not bulunamadı.',
  'coach.nothing_to_copy': 'Seçilen günlerde program yok.',
  'coach.batch_not_found': 'Bu kopyalama bulunamadı.',
  'coach.nothing_to_undo': 'Geri alınacak bir şey kalmadı.',
  'coach.template_not_found': 'Şablon bulunamadı.',
  'coach.templates_full': 'Daha fazla şablon saklanamaz; önce birini sil.',
  'coach.template_named': 'Bu adda bir şablonun var. Başka bir ad yaz.',
  'coach.topic_of_other_exam': ({ topic, other }) => `Bu derse “${topic}” eklenemez; o bir ${other} konusu.`,
  'parent_link.not_found': 'Bu bağlantı geçersiz ya da süresi doldu.',
  'parent_link.too_many': 'Önce açık bağlantılarından birini kapat.',
  'parent_report.not_allowed': 'Öğrencin veli raporuna henüz izin vermedi.',
  'message.thread_not_found': 'Bu konuşma bulunamadı.',
  'message.former': 'Koçun değiştiği için bu konuşmaya yazılamıyor; eski mesajların duruyor.',
  'message.blocked': 'Bu kişiyi engelledin. Yazmak için önce engeli kaldır.',
  'message.refused': 'Bu kişi şu an mesaj almıyor.',
  'message.suspended': 'Bu hesap askıda, mesaj alamıyor.',
  'message.guardian': 'Velisi henüz onaylamadığı için bu öğrenciye yazılamıyor.',
  'coach.meeting_not_found': 'Bu görüşme bulunamadı.',
  'coach.meetings_full': 'Bu öğrenci için daha fazla görüşme kaydedilemez.',
  'coach.notes_full': 'Bu öğrenci için daha fazla not yazılamaz.',
  'coach.group_not_found': 'Grup bulunamadı.',
  'coach.groups_full': 'Daha fazla grup açılamaz; önce birini sil.',
  'coach.group_named': 'Bu adda bir grubun var. Başka bir ad yaz.',
  'coach.student_moved': 'Öğrencinin koçu bu arada değişti.',
  'exam_attempt.not_found': 'Bu deneme bulunamadı. Silinmiş olabilir.',
  'exam_attempt.stale': 'Bu deneme başka bir yerde değişti. Son hâli gösteriliyor.',
  'exam_attempt.month_full': ({ limit }) =>
    `Bu ay ekleyebileceğin ${limit} denemenin hepsini ekledin. Yeni ay başlayınca devam edebilirsin.`,
  'book.not_found': 'Kitap bulunamadı.',
  'book.test_not_found': 'Kitapta böyle bir test yok.',
  'book.test_done': 'Bu test zaten işaretli. Değiştirmek için önce işaretini kaldır.',
  'book.test_not_done': 'Bu test işaretli değil.',
  'book.full': 'Rafta en fazla 100 kitap olabilir. Yenisi için birini sil.',
  'optical_form.not_found': 'Optik form bulunamadı.',
  'optical_form.scored': 'Bu form zaten değerlendirildi. Yeniden değerlendirmek için önce denemesini sil.',
  'optical_form.full': 'En fazla 100 optik form saklanır. Yenisi için birini sil.',

  'weekly_plan.entry_not_found': 'Bu çalışma planda bulunamadı; silinmiş olabilir.',
  'weekly_plan.nothing_to_undo': 'Geri alınacak bir değişiklik kalmamış.',
  'weekly_plan.order_stale': 'Bu gün başka bir cihazda değişmiş. Yeni sıra gösteriliyor.',
  'weekly_plan.too_many': 'Bir haftada en fazla 100 çalışma olabilir. Yenisi için birini sil.',

  'planner.week_changed':
    'Haftan bu arada başka bir yerde değişti. Son hâli gösteriliyor; istersen yeniden öner.',
  'planner.week_passed': 'Geçmiş bir hafta planlanamaz. Bu haftayı ya da sonrakini seç.',
  'planner.exam_passed': 'Sınavın geçti; planlanacak gün kalmadı. Yeni bir hedef yıl seçebilirsin.',
  'planner.nothing_planned': 'Bu hafta henüz planlanmadı. Önce bir hafta öner ve uygula.',
  'planner.nothing_to_undo': 'Geri alınacak bir değişiklik kalmamış.',
  'planner.notice_not_found': 'Bu öneri artık geçerli değil.',
  'planner.day_full': 'Bir güne en fazla 30 ders sığar. Birkaçını başka güne taşı.',

  'today.item_gone': 'Günün listesi bu arada değişti. Son hâli gösteriliyor.',

  'report.not_found': 'Bu rapor bulunamadı.',
  'report.closed': 'Bu rapor artık mesaj almıyor.',
  'report.too_many': 'En fazla 10 açık raporun olabilir.',

  'routine.not_found': 'Bu blok ya da hafta bulunamadı. Silinmiş olabilir.',
  'routine.template_stale': 'İdeal günün başka bir yerde değişti. Son hâli gösteriliyor.',
  'routine.too_many': 'Bir güne en fazla 60 blok ekleyebilirsin.',
  'routine.template_missing': 'Günlük rutinin boş. Önce ideal gününü kurup kaydet.',
  'routine.week_filled': 'Bu haftada zaten bloklar var. Değiştirmek için “Bu Haftaya Uygula”yı kullan.',
  'routine.nothing_to_undo': 'Geri alınacak bir şey kalmadı: hafta sonradan değişti.',
  'routine.order_changed': 'Bu gün başka bir cihazda değişti. Yeni sıra yüklendi.',

  'video.not_configured': 'Oynatma listeleri bu sunucuda açık değil. Videoyu bağlantısıyla ekleyebilirsin.',
  'video.playlist_not_found': 'Bu oynatma listesi bulunamadı. Gizli ya da silinmiş olabilir.',
  'video.quota_exceeded':
    'YouTube’dan bugün daha fazla bilgi alamıyoruz. Yarın tekrar dene ya da videoyu bağlantısıyla ekle.',
  'video.unavailable': 'YouTube’a şu an ulaşılamıyor. Biraz sonra tekrar dene.',
  'topic.not_found': 'Bu konu listede yok. Adı değişmiş olabilir; listeden yeniden seç.',
  'topic_matrix.no_topics': 'Bu dersin konu listesi yok. Başka bir ders seç.',
  'preference_list.stale': 'Bu liste başka bir cihazda değişti. Yeni hâli yüklendi.',
  'preference_list.comment_not_found': 'Bu yorum silinmiş.',
  'preference_list.comments_full': 'Bu listede daha fazla yoruma yer yok. Eskilerden birini sil.',
  'topic_matrix.stale': 'Bu matris başka bir cihazda değişti. Yeni hâli yüklendi.',
  'flashcard.not_found': 'Bu kart bulunamadı; silinmiş olabilir.',
  'flashcard.nothing_to_undo': 'Geri alınacak bir yanıt kalmamış.',
  'flashcard.too_many': 'En fazla 5000 kartın olabilir. Yenisi için birkaçını sil.',

  'habit.archived': 'Arşivdeki alışkanlığı önce geri al.',
  'habit.not_found': 'Bu alışkanlık bulunamadı.',
  'habit.not_pending': 'Bugünün durumu değişmiş. Güncel hâli gösteriliyor.',
  'habit.too_many': 'En fazla 50 alışkanlığın olabilir, arşivle birlikte 200.',

  'mistake.not_found': 'Bu yanlış bulunamadı; silinmiş olabilir.',
  'mistake.too_many': 'En fazla 2000 yanlış kaydedebilirsin. Yenisi için birkaçını sil.',

  'duel.not_found': 'Bu düello bulunamadı.',
  'duel.too_many': 'Çok fazla düello başlattın. Birinin bitmesini bekle.',
  'duel.owner_only': 'Bunu yalnızca düelloyu başlatan yapabilir.',
  'duel.not_active': 'Bu düello şu an sürmüyor.',
  'duel.full': 'Bu düelloda yer kalmadı.',
  'duel.invite_not_found': 'Bu davet bulunamadı.',
  'duel.invite_exists': 'Bu kişi zaten davetli.',
  'duel.invite_closed': 'Davet penceresi kapandı.',
  'duel.invite_answered': 'Bu davet zaten yanıtlandı.',
  'people.too_many': 'Bugünlük sınıra ulaştın.',
  'room.not_found': 'Bu oda bulunamadı.',
  'room.code_wrong': 'Bu davet kodu geçerli değil. Kodu oda sahibinden yeniden iste.',
  'room.link_wrong': 'Bu davet bağlantısı geçerli değil. Oda sahibinden yenisini iste.',
  'room.settings_owner_only': 'Bunu yalnızca oda sahibi yapabilir.',
  'room.not_private': 'Onay yalnızca davetle girilen odalarda istenebilir.',
  'room.request_not_found': 'Bu istek artık yok.',
  'room.full': 'Bu oda dolu.',
  'room.too_many': 'En fazla 10 oda açabilir, 50 odada üye olabilirsin.',
  'room.owner_only': 'Sadece oda sahibi yeni davet kodu oluşturabilir.',
  'room.focus_owner_only': 'Ortak odaklanmayı yalnızca oda sahibi başlatıp bitirebilir.',
  'room.member_not_found': 'Bu kişi odada bulunamadı.',
  'room.already_banned': 'Bu kişi zaten yasaklı.',
  'room.self_ban': 'Kendini yasaklayamazsın.',
  'room.message_not_found': 'Bu mesaj bulunamadı. Süresi dolmuş olabilir.',
  'room.words_refused': 'Burada kullanmadığımız bir sözcük var. Başka türlü yazar mısın?',
  'room.word_not_found': 'Bu sözcük listede yok.',
  'room.word_known': 'Bu sözcük zaten listede.',
  'room.too_many_words': 'Listede en fazla 2000 sözcük olabilir.',
} as const satisfies Record<ErrorCode, Text>;

export const errorText = (code: ErrorCode, params: Record<string, string | number> = {}): string => {
  const text: Text = errorTexts[code];
  return typeof text === 'function' ? text(params) : text;
};
