import type { MistakeCause } from '@netlik/contract/practice/mistakes';

type DemoMistake = readonly [
  subject: string,
  topic: string,
  cause: MistakeCause,
  note: string,
  solution: string,
];

export const DEMO_MISTAKES: readonly DemoMistake[] = [
  [
    'geometri',
    'Dik Üçgen',
    'bilgi',
    'Öklid yerine Pisagor kullandım.',
    'Yükseklik hipotenüse iniyorsa $h^2 = p \\cdot k$.',
  ],
  [
    'geometri',
    'Çemberde Açı',
    'dikkat',
    'Merkez açı ile çevre açıyı karıştırdım.',
    'Çevre açı, gördüğü yayın **yarısıdır**.',
  ],
  [
    'matematik',
    'Fonksiyonlar',
    'yorum',
    'Tepe noktasını grafikten yanlış okudum.',
    'Tepe noktası $x = -\\dfrac{b}{2a}$.',
  ],
  [
    'fizik',
    'Hareket ve Kuvvet',
    'islem',
    'Alanı hesaplarken üçgeni unuttum.',
    'Hız-zaman grafiğinde **bütün** alan toplanır.',
  ],
  [
    'fizik',
    'Elektrik',
    'bilgi',
    'Paralel dirençleri topladım.',
    '$\\dfrac{1}{R} = \\dfrac{1}{R_1} + \\dfrac{1}{R_2}$',
  ],
  [
    'fizik',
    'Optik',
    'dikkat',
    'İnce kenarlı merceği kalın kenarlı sandım.',
    'İnce kenarlı mercek ışığı **toplar**.',
  ],
  ['fizik', 'Dalgalar', 'sure', 'Son beş dakikaya kaldı.', '$v = \\lambda \\cdot f$'],
  ['geometri', 'Prizmalar', 'islem', 'Yüzey alanında tabanı bir kez saydım.', 'Taban **iki** tane.'],
];
