import { describe, expect, test } from 'vitest';
import { languageOfText } from '../src/platform/language';
import { sentences } from '../src/platform/language/sw';

const KISWAHILI = `Asante sana!|Asante|Karibu|Karibuni nyote|Habari za leo|Habari yako|Hujambo mwalimu|Mambo vipi?|Poa|Sawa|Sawa, tutaonana kesho|Ndiyo|Hapana|Pole sana|Hongera!|Kazi nzuri|Somo hili ni zuri|Kozi nzuri sana|Nimeelewa|Sijaelewa|Sijaelewa swali la pili|Naomba msaada|Nisaidie tafadhali|Je, naweza kulipa kwa M-Pesa?|Nimelipa 200 kwa M-Pesa|Video haifunguki|Sauti haisikiki|Mwalimu, sauti inakatika|Tunaanza saa ngapi?|Kesho saa mbili usiku|Usiku mwema|Shikamoo|Marahaba|Nitarudi|Mimea yangu inanyauka|Panda mbegu mapema|Mbolea gani?|Wapi?|Lini?|Kwa nini?|Ng'ombe wangu ni mgonjwa|Maswali ni magumu|Inapendeza|Mvua imenyesha Nakuru|Tafadhali funga maikrofoni|Jibu sahihi|Umefanya vizuri|Soma tena sehemu ya tatu|Ombi limekubaliwa|Lugha ya matusi|Inarudia maneno|Si sahihi|Barua taka|Tangazo la biashara|Ninafuga nyuki karibu na Njoro|Mtihani utakuwa Jumatatu|Ok, nitajaribu tena|Pesa zimerudi?|Nataka kurudishiwa pesa|Kikundi cha Jumanne|Nimekwama|Sawa kabisa`;
const ENGLISH = `Thanks, see you|Thank you|Thanks|Hello|Hi there|Good morning|See you tomorrow|Yes|No|Great course|Very clear|Well done|I paid 200 by M-Pesa|Can I pay by M-Pesa?|The sound is gone|Video does not open|No sound|Cannot hear you|Please mute|Where?|When do we start?|Which fertiliser?|My seedlings fall over|Too fast|Too hard for beginners|Insulting language|Off topic|Duplicate payment|Wrong amount|Bought by mistake|Question 3 is unclear|Correct, but show your working|Nice work|Read unit two again|Sow together|Bring a photo|Water wisely|Use more data|Same here|Sorry|Done|Any idea?|Are you there|Hope to see you all|Home page|Good idea|Tuesday evening|Meeting moved|Class cancelled|Test results|I keep bees near Njoro`;
const MIXED = {
  sw: 'Thanks sana, nimeelewa somo lote',
  en: 'Sukuma wiki grows well here|Karibu sana means welcome in Kiswahili|How do I say habari?|I grow mahindi and maharagwe in Nakuru|Thanks mwalimu, I understand it now',
};
const NEITHER = `ok|OK|Ok.|👍|😂😂|200|M-Pesa 200|M-Pesa|1.5|Achieng Otieno|Wanjiku|Nairobi|Nakuru Library|KES 1,200|https://digiken.example/kozi|achieng@digiken.example|SGH7X2K9PL|…|?|Kiprono, Achieng, Naserian|PDF|07:30|A B C|x = 3|Radio|lol|hmm||Thanks, asante`;

const linesOf = (list: string) => list.split('|').map((line) => [line]);

describe('the language of what people write', () => {
  test.each(linesOf(`${KISWAHILI}|${MIXED.sw}`))('[16.23] is Kiswahili: %s', (line) => {
    expect(languageOfText(line)).toBe('sw');
  });

  test.each(linesOf(`${ENGLISH}|${MIXED.en}`))('[16.23] is English: %s', (line) => {
    expect(languageOfText(line)).toBe('en');
  });

  test.each(linesOf(NEITHER))('[16.23] is left open: %s', (line) => {
    expect(languageOfText(line)).toBeUndefined();
  });

  test('[16.23] is found for texts that no person writes, without much work', () => {
    expect(languageOfText('nga'.repeat(20_000) + 'x')).toBeUndefined();
    expect(languageOfText('a'.repeat(60_000))).toBeUndefined();
    expect(languageOfText(`${'a.'.repeat(30_000)} @`)).toBeUndefined();
    expect(languageOfText('Asante sana. '.repeat(10_000))).toBe('sw');
  });

  test('[16.23] is found for 98 of 100 sentences of the server in each language, and is wrong for none', () => {
    const pairs = Object.entries(sentences);
    const found = {
      en: pairs.map(([english]) => languageOfText(english)),
      sw: pairs.map(([, kiswahili]) => languageOfText(kiswahili)),
    };
    expect(found.en).not.toContain('sw');
    expect(found.sw).not.toContain('en');
    expect(found.en.filter((language) => language === 'en').length / pairs.length).toBeGreaterThan(0.98);
    expect(found.sw.filter((language) => language === 'sw').length / pairs.length).toBeGreaterThan(0.98);
  });
});
