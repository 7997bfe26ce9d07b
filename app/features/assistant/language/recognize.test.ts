import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { languageReplies } from '#content/chat/languages.ts';
import { lastAnswer } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);
const answerTo = (question: string) => assistant.answer({ question, earlier: [] });

test.each([
  ['fr', 'Je voudrais assurer ma nouvelle voiture à Calgary'],
  ['es', 'necesito un seguro para mi camioneta de trabajo'],
  ['tl', 'magkano po ba ang bayad sa insurance ng sasakyan'],
  ['vi', 'tôi muốn hỏi về bảo hiểm nhà ở Edmonton'],
  ['uk', 'Добрий день, мені потрібна страховка на будинок'],
  ['zh', '请问我怎么给新车买保险'],
  ['hi', 'मुझे अपनी दुकान का बीमा करवाना है'],
  ['pa', 'ਮੈਨੂੰ ਟਰੱਕ ਦਾ ਬੀਮਾ ਚਾਹੀਦਾ ਹੈ'],
  ['pa-Latn', 'mainu nave ghar di insurance chahidi hai ji'],
  ['hi-Latn', 'mujhe apni dukan ka insurance karwana hai'],
  ['pa-Arab', 'مینوں نویں گڈی دا بیمہ چاہیدا اے'],
  ['ur', 'مجھے اپنے مکان کی انشورنس چاہیے'],
  ['ar', 'أريد تأمين سيارتي الجديدة في كالغاري'],
  // Without the accents, in two words, and by its own name.
  ['vi', 'toi muon mua bao hiem nha'],
  ['es', 'hablan espanol?'],
  ['hi-Latn', 'hindi mein batao'],
  ['pa-Latn', 'punjabi vich gal karo'],
  ['pa-Arab', 'تسی پنجابی بولدے او'],
])('%s is answered in its own words, with the form and a person', async (tag, question) => {
  const { response, buttons } = await answerTo(question);
  expect(response).toBe(languageReplies[tag]?.answer);
  expect(response).toContain('](/get-quote)');
  expect(buttons).toContainEqual({ label: 'Talk to a person', open: 'person' });
});

test.each([
  ['fr', 'ma maison est en feu aidez moi'],
  ['es', 'hubo un choque y mi hijo está sangrando'],
  ['zh', '救命 我家着火了'],
  ['ar', 'ساعدوني أبي لا يتنفس'],
  ['es', 'mi abuelo se cayó y no responde, ¿qué hago?'],
  ['tl', 'natumba ang lolo ko at hindi na gumigising, ano gagawin ko'],
  ['vi', 'bố tôi ngã và không tỉnh lại, phải làm gì'],
  ['uk', 'хтось ламає нам двері прямо зараз'],
  ['zh', '我家着火了，怎么办'],
  ['hi', 'गैस की बहुत तेज़ बदबू है और चक्कर आ रहे हैं'],
  ['hi-Latn', 'hamare garage mein aag lagi hai'],
  ['pa', 'ਕੋਈ ਸਾਡਾ ਦਰਵਾਜ਼ਾ ਤੋੜ ਰਿਹਾ ਹੈ'],
  ['pa-Latn', 'sada accident ho gaya gharwali de sir cho khoon nikal reha'],
  ['pa-Arab', 'ابا جی ڈگ پئے نیں تے بولدے نئیں، کی کراں'],
  ['ur', 'کوئی ہمارا دروازہ توڑ رہا ہے'],
])('danger in %s is answered first, and in it', async (tag, question) => {
  const { outcome, response } = await answerTo(question);
  expect(outcome).toBe('emergency');
  expect(response.startsWith(languageReplies[tag]?.danger ?? '-')).toBe(true);
});

test.each([
  ['tl', 'magkano po ang insurance ng inuupahan naming bahay sa Airdrie, kailangan ba talaga'],
  ['zh', '我想开一家小超市，要是顾客在店里滑倒了，哪种保险赔？'],
  ['vi', 'Tôi muốn mua bảo hiểm nhân thọ cho mẹ tôi, bà 61 tuổi và không hút thuốc'],
  ['hi-Latn', 'mere walid visitor visa pe aa rahe hain, unko bp hai, insurance ho jayegi'],
  ['es', '¿Y si un cliente se resbala en mi taquería? ¿Quién paga?'],
  [
    'fr',
    'Nous demeurons à Vimy, au nord. Auriez-vous une personne qui parle français pour nous aider avec une police pour la maison et le garage',
  ],
  ['fr', 'le proprio veut une preuve d’assurance avant de me donner les clés, elle couvre quoi'],
])(
  'what is ordinary in %s is no call for help, although a part of it sounds like one',
  async (_, question) => {
    expect((await answerTo(question)).outcome).not.toBe('emergency');
  },
);

test.each([
  ['zh', '有个男人拿着枪站在我家门口'],
  ['vi', 'có một người đàn ông cầm súng ngoài cửa nhà tôi'],
  ['tl', 'may lalaking may kutsilyo sa loob ng tindahan namin'],
  ['es', 'un cliente se cayó y no despierta, le sale sangre de la cabeza'],
])('what has happened now is one in %s', async (_, question) => {
  expect((await answerTo(question)).outcome).toBe('emergency');
});

test.each([
  ...['hello', 'merci', 'what does PLPD cover', 'is poutine insured', 'ok'],
  // Names, of whatever origin.
  ...['Quinn Asks', 'Marisol Vega', 'Simran Dhillon', 'Ivan Melnyk'],
  ...['my nail salon client got infection', 'quote tenants pls', 'pho restaurant insurance'],
  // French names of places here.
  ...['we have a cabin at lac la biche', 'grande prairie home insurance'],
  ...['hjkl hjkl', 'blah blah blah', 'asdfkj ;;lk qqqq'],
])('"%s" is read as English', async (question) => {
  const { response } = await answerTo(question);
  expect(Object.values(languageReplies).map(({ answer }) => answer)).not.toContain(response);
});

test.each([
  ['fr', 'combien ça coûte'],
  ['es', 'y cuánto cuesta?'],
])(
  'few words that surely are in another language are answered in it, in a talk in English too: %s',
  async (language, asked) => {
    const { response } = await lastAnswer(assistant, ['do i need tenant insurance', asked]);
    expect(response).toContain(languageReplies[language]?.answer);
  },
);

test('a single word stays in the language of the talk', async () => {
  const { response } = await lastAnswer(assistant, ['je voudrais assurer ma voiture', 'merci']);
  expect(response).toContain(languageReplies['fr']?.answer);
});
