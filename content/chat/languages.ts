/** What the assistant says in a language that it does not answer in yet. */
export type LanguageReply = {
  /** The language in English, for the people who read along. */
  name: string;
  /** What this is, that answers are in English for now, and where to go. */
  answer: string;
  /** Whom to call, for somebody in danger. */
  danger: string;
  /** Whom to call, for somebody who wants to die. */
  lifeline: string;
};

/** By BCP 47 tag. Speakers are to read them before launch: `content/REVIEW.md` lists them. */
export const languageReplies: Readonly<Record<string, LanguageReply>> = {
  fr: {
    name: 'French',
    answer:
      "Chinook Cover vous met en contact avec un courtier d'assurance agréé en Alberta; ce site n'est ni courtier ni assureur. Pour le moment, mes réponses sont en anglais seulement. Vous pouvez remplir la [demande de soumission](/get-quote) et y indiquer votre langue, ou [nous écrire](/contact) en français. En cas de danger, appelez le 9-1-1.",
    danger:
      "Si quelqu'un est blessé ou en danger, appelez le 9-1-1 maintenant et mettez-vous à l'abri. L'assurance peut attendre.",
    lifeline:
      'Appelez ou textez le 9-8-8 maintenant, à toute heure, en français aussi. En cas de danger immédiat, appelez le 9-1-1.',
  },
  es: {
    name: 'Spanish',
    answer:
      'Chinook Cover le pone en contacto con un corredor de seguros con licencia en Alberta; este sitio no es corredor ni aseguradora. Por ahora solo respondo en inglés. Puede llenar la [solicitud de cotización](/get-quote) e indicar allí su idioma, o [escribirnos](/contact) en español. En caso de peligro, llame al 9-1-1.',
    danger:
      'Si alguien está herido o en peligro, llame al 9-1-1 ahora y póngase a salvo. El seguro puede esperar.',
    lifeline:
      'Llame o envíe un mensaje de texto al 9-8-8 ahora, a cualquier hora. Si hay peligro inmediato, llame al 9-1-1.',
  },
  tl: {
    name: 'Tagalog',
    answer:
      'Ikinokonekta kayo ng Chinook Cover sa isang lisensyadong insurance broker sa Alberta; hindi ito broker o kompanya ng insurance. Sa ngayon, Ingles lang ang mga sagot ko. Maaari ninyong sagutan ang [form para sa quote](/get-quote) at isulat doon ang inyong wika, o [sumulat sa amin](/contact) sa Tagalog. Kung may panganib, tumawag sa 9-1-1.',
    danger:
      'Kung may nasaktan o nasa panganib, tumawag na sa 9-1-1 ngayon at pumunta sa ligtas na lugar. Makapaghihintay ang insurance.',
    lifeline:
      'Tumawag o mag-text sa 9-8-8 ngayon, anumang oras. Kung may agarang panganib, tumawag sa 9-1-1.',
  },
  vi: {
    name: 'Vietnamese',
    answer:
      'Chinook Cover kết nối quý vị với một nhà môi giới bảo hiểm có giấy phép tại Alberta; trang này không phải là nhà môi giới hay công ty bảo hiểm. Hiện nay tôi chỉ trả lời bằng tiếng Anh. Quý vị có thể điền [đơn xin báo giá](/get-quote) và ghi ngôn ngữ của mình, hoặc [viết cho chúng tôi](/contact) bằng tiếng Việt. Nếu gặp nguy hiểm, hãy gọi 9-1-1.',
    danger:
      'Nếu có người bị thương hoặc gặp nguy hiểm, hãy gọi 9-1-1 ngay và đến nơi an toàn. Bảo hiểm có thể tính sau.',
    lifeline: 'Hãy gọi hoặc nhắn tin đến 9-8-8 ngay, bất cứ lúc nào. Nếu đang nguy hiểm, hãy gọi 9-1-1.',
  },
  uk: {
    name: 'Ukrainian',
    answer:
      'Chinook Cover знайомить вас із ліцензованим страховим брокером в Альберті; цей сайт не є ані брокером, ані страховою компанією. Поки що я відповідаю лише англійською. Ви можете заповнити [запит на розрахунок](/get-quote) і вказати там свою мову або [написати нам](/contact) українською. У разі небезпеки телефонуйте 9-1-1.',
    danger:
      'Якщо хтось поранений або в небезпеці, негайно телефонуйте 9-1-1 і перейдіть у безпечне місце. Страхування може зачекати.',
    lifeline:
      'Телефонуйте або пишіть SMS на 9-8-8 зараз, у будь-який час. Якщо є негайна небезпека, телефонуйте 9-1-1.',
  },
  zh: {
    name: 'Chinese',
    answer:
      'Chinook Cover 为您联系一位在阿尔伯塔省持牌的保险经纪人；本网站不是经纪人，也不是保险公司。目前我只能用英文回答。您可以填写[报价申请表](/get-quote)并注明您的语言，也可以用中文[写信给我们](/contact)。如遇危险，请拨打 9-1-1。',
    danger: '如果有人受伤或处于危险中，请立即拨打 9-1-1，并到安全的地方。保险的事可以以后再说。',
    lifeline: '请现在就拨打 9-8-8 或发短信到 9-8-8，全天都有人接听。如有紧急危险，请拨打 9-1-1。',
  },
  hi: {
    name: 'Hindi',
    answer:
      'Chinook Cover आपको अल्बर्टा के एक लाइसेंस प्राप्त बीमा ब्रोकर से मिलाता है; यह साइट न ब्रोकर है, न बीमा कंपनी। अभी मेरे जवाब केवल अंग्रेज़ी में हैं। आप [कोटेशन फ़ॉर्म](/get-quote) भरकर उसमें अपनी भाषा लिख सकते हैं, या हिंदी में [हमें लिख सकते हैं](/contact)। ख़तरे में 9-1-1 पर फ़ोन करें।',
    danger: 'अगर कोई घायल है या ख़तरे में है, तो अभी 9-1-1 पर फ़ोन करें और सुरक्षित जगह पर जाएँ। बीमा बाद में हो सकता है।',
    lifeline: 'कृपया अभी 9-8-8 पर फ़ोन या टेक्स्ट करें, किसी भी समय। तुरंत ख़तरा हो तो 9-1-1 पर फ़ोन करें।',
  },
  'hi-Latn': {
    name: 'Hindi or Urdu in Latin letters',
    answer:
      'Chinook Cover aapko Alberta ke ek licensed insurance broker se milata hai; yeh site na broker hai, na insurance company. Abhi mere jawab sirf English mein hain. Aap [quote form](/get-quote) bhar kar us mein apni bhasha likh sakte hain, ya [humein likh sakte hain](/contact). Khatre mein 9-1-1 par phone karein.',
    danger:
      'Agar koi zakhmi hai ya khatre mein hai, to abhi 9-1-1 par phone karein aur mehfooz jagah par jaayein. Insurance baad mein ho sakta hai.',
    lifeline:
      'Abhi 9-8-8 par phone ya text karein, kisi bhi waqt. Turant khatra ho to 9-1-1 par phone karein.',
  },
  pa: {
    name: 'Punjabi',
    answer:
      'Chinook Cover ਤੁਹਾਨੂੰ ਅਲਬਰਟਾ ਦੇ ਇੱਕ ਲਾਇਸੰਸਸ਼ੁਦਾ ਬੀਮਾ ਬ੍ਰੋਕਰ ਨਾਲ ਮਿਲਾਉਂਦਾ ਹੈ; ਇਹ ਸਾਈਟ ਨਾ ਬ੍ਰੋਕਰ ਹੈ, ਨਾ ਬੀਮਾ ਕੰਪਨੀ। ਹਾਲੇ ਮੇਰੇ ਜਵਾਬ ਸਿਰਫ਼ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹਨ। ਤੁਸੀਂ [ਕੋਟੇਸ਼ਨ ਫਾਰਮ](/get-quote) ਭਰ ਕੇ ਉਸ ਵਿੱਚ ਆਪਣੀ ਬੋਲੀ ਲਿਖ ਸਕਦੇ ਹੋ, ਜਾਂ ਪੰਜਾਬੀ ਵਿੱਚ [ਸਾਨੂੰ ਲਿਖ ਸਕਦੇ ਹੋ](/contact)। ਖ਼ਤਰੇ ਵਿੱਚ 9-1-1 ਤੇ ਫ਼ੋਨ ਕਰੋ।',
    danger: 'ਜੇ ਕੋਈ ਜ਼ਖ਼ਮੀ ਹੈ ਜਾਂ ਖ਼ਤਰੇ ਵਿੱਚ ਹੈ, ਤਾਂ ਹੁਣੇ 9-1-1 ਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਸੁਰੱਖਿਅਤ ਥਾਂ ਤੇ ਜਾਓ। ਬੀਮਾ ਬਾਅਦ ਵਿੱਚ ਹੋ ਸਕਦਾ ਹੈ।',
    lifeline: 'ਕਿਰਪਾ ਕਰਕੇ ਹੁਣੇ 9-8-8 ਤੇ ਫ਼ੋਨ ਜਾਂ ਟੈਕਸਟ ਕਰੋ, ਕਿਸੇ ਵੀ ਵੇਲੇ। ਤੁਰੰਤ ਖ਼ਤਰਾ ਹੋਵੇ ਤਾਂ 9-1-1 ਤੇ ਫ਼ੋਨ ਕਰੋ।',
  },
  'pa-Arab': {
    name: 'Punjabi in Shahmukhi',
    answer:
      'Chinook Cover تہانوں البرٹا دے اک لائسنس یافتہ انشورنس بروکر نال ملاؤندا اے؛ ایہہ سائٹ نہ بروکر اے، نہ انشورنس کمپنی۔ حالے میرے جواب صرف انگریزی وچ نیں۔ تسیں [کوٹیشن فارم](/get-quote) بھر کے اوہدے وچ اپنی بولی لکھ سکدے او، یا پنجابی وچ [سانوں لکھ سکدے او](/contact)۔ خطرے وچ 9-1-1 تے فون کرو۔',
    danger:
      'جے کوئی زخمی اے یا خطرے وچ اے، تاں ہنے 9-1-1 تے فون کرو تے محفوظ تھاں تے جاؤ۔ انشورنس بعد وچ ہو سکدی اے۔',
    lifeline:
      'مہربانی کر کے ہنے 9-8-8 تے فون یا ٹیکسٹ کرو، کسے وی ویلے۔ فوری خطرہ ہووے تاں 9-1-1 تے فون کرو۔',
  },
  'pa-Latn': {
    name: 'Punjabi in Latin letters',
    answer:
      'Chinook Cover tuhanu Alberta de ikk licensed insurance broker naal milaunda hai; eh site na broker hai, na insurance company. Hale mere jawab sirf English vich han. Tusi [quote form](/get-quote) bhar ke us vich apni boli likh sakde ho, ya Punjabi vich [sanu likh sakde ho](/contact). Khatre vich 9-1-1 te phone karo.',
    danger:
      'Je koi zakhmi hai ja khatre vich hai, tan hune 9-1-1 te phone karo te surakhiat than te jao. Insurance baad vich ho sakdi hai.',
    lifeline: 'Hune 9-8-8 te phone ja text karo, kise vi vele. Turant khatra hove tan 9-1-1 te phone karo.',
  },
  ur: {
    name: 'Urdu',
    answer:
      'Chinook Cover آپ کو البرٹا کے ایک لائسنس یافتہ انشورنس بروکر سے ملاتا ہے؛ یہ سائٹ نہ بروکر ہے، نہ انشورنس کمپنی۔ ابھی میرے جواب صرف انگریزی میں ہیں۔ آپ [کوٹیشن فارم](/get-quote) بھر کر اس میں اپنی زبان لکھ سکتے ہیں، یا اردو میں [ہمیں لکھ سکتے ہیں](/contact)۔ خطرے میں 9-1-1 پر فون کریں۔',
    danger:
      'اگر کوئی زخمی ہے یا خطرے میں ہے تو ابھی 9-1-1 پر فون کریں اور محفوظ جگہ پر جائیں۔ انشورنس بعد میں ہو سکتی ہے۔',
    lifeline: 'براہ کرم ابھی 9-8-8 پر فون یا ٹیکسٹ کریں، کسی بھی وقت۔ فوری خطرہ ہو تو 9-1-1 پر فون کریں۔',
  },
  ar: {
    name: 'Arabic',
    answer:
      'يصلك Chinook Cover بوسيط تأمين مرخّص في ألبرتا؛ هذا الموقع ليس وسيطًا ولا شركة تأمين. إجاباتي حاليًا بالإنجليزية فقط. يمكنك تعبئة [طلب عرض السعر](/get-quote) وذكر لغتك فيه، أو [مراسلتنا](/contact) بالعربية. في حالة الخطر اتصل بالرقم 9-1-1.',
    danger:
      'إذا كان أحد مصابًا أو في خطر، فاتصل الآن بالرقم 9-1-1 وانتقل إلى مكان آمن. التأمين يمكن أن ينتظر.',
    lifeline: 'اتصل أو أرسل رسالة نصية إلى 9-8-8 الآن، في أي وقت. وفي حالة الخطر الفوري اتصل بالرقم 9-1-1.',
  },
};

/** French names of places in Alberta: they say nothing of the language of a message that they stand in. */
export const FRENCH_PLACE_NAMES =
  /\b(?:lac (?:la biche|ste?\.? anne|sainte anne|des arcs)|grande (?:prairie|cache)|beaumont|bonnyville|plamondon|st\.? (?:albert|paul))\b/gi;
