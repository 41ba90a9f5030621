import { wordsOf } from '../../words.ts';
import { type Answer, paragraphs } from './answer-format.ts';
import { isKnown } from './concepts.ts';
import { type CrisisCase, caseOfCry } from './crisis-cases.ts';
import type { Question } from './study-answers.texts.ts';

const CLOSING =
  'Ben bir çalışma asistanıyım ve bir insanın yerini tutamam. Dersler bekleyebilir; sen önemlisin.';

const ANSWERS: Record<CrisisCase | 'any', Answer> = {
  poison: {
    response: paragraphs(
      '**Hemen 112’yi ara.** Şu an kötü hissedilmese bile beklemeden. Arama ücretsizdir, günün her saati açıktır.',
      'Ne yapılacağını **114 Zehir Danışma** hattı da günün her saati söyler. Neyin, ne kadar ve ne zaman içildiğini anlat; kutusunu ya da şişesini yanında tut. Onlar söylemeden kusturmaya çalışma, bir şey yedirme, içirme.',
      'Yalnız kalma ve içen başkasıysa onu yalnız bırakma: en yakındaki yetişkini şimdi çağır. Ne diyeceğini bilmiyorsan bu mesajı göstermen yeter.',
      `Bunu yazman çok kıymetli; seni ciddiye alıyorum. ${CLOSING}`,
    ),
    sources: [],
  },
  // Parents are not suggested, because a parent may be the danger.
  home: {
    response: paragraphs(
      'Bunu yazman çok kıymetli; seni ciddiye alıyorum. Olanlar senin suçun değil ve bununla yalnız kalmamalısın.',
      '**Sen ya da bir başkası şu an tehlikedeyse hemen 112’yi ara.** Ne yapabileceğini **183 Sosyal Destek Hattı** da söyler. İkisi de ücretsizdir, günün her saati açıktır.',
      'Olanları evin dışından, güvendiğin bir yetişkine anlat: rehber öğretmenin, okulundaki başka bir öğretmen, yanında güvende olduğun bir yakının. Ne diyeceğini bilmiyorsan bu mesajı göstermen yeter.',
      CLOSING,
    ),
    sources: [],
  },
  any: {
    response: paragraphs(
      'Bunu yazman çok kıymetli; seni ciddiye alıyorum. Yaşadığın şey ağır ve bununla yalnız kalmamalısın.',
      '**Sen ya da bir başkası şu an tehlikedeyse hemen 112’yi ara.** Arama ücretsizdir, günün her saati açıktır.',
      'Şimdi güvendiğin bir yetişkinin yanına git ya da onu ara: annen, baban, bir akraban, rehber öğretmenin. Evde güvende değilsen okulundaki bir öğretmene ya da 112’ye söyle. Ne diyeceğini bilmiyorsan bu mesajı göstermen yeter.',
      CLOSING,
    ),
    sources: [],
  },
};

/** Fixed text; no model ever writes it. */
export const crisisAnswer = ({ text }: Pick<Question, 'text'>): Answer =>
  ANSWERS[caseOfCry(wordsOf(text, isKnown)) ?? 'any'];
