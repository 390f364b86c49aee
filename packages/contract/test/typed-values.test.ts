import { describe, expect, it, test } from 'vitest';
import {
  accounts,
  certificates,
  certificateNumber,
  Email,
  FirstName,
  gifts,
  hubs,
  kenyanPhone,
  nationalPhone,
  payments,
  plainCode,
  plainEmail,
  plainName,
  plainNumber,
  plainText,
  SearchText,
  twoStep,
  typed,
} from '../src/index';

/** What comes along with copy and paste. */
const INVISIBLE = [
  ...['\u00AD', '\u200B', '\u200C', '\u200D', '\u200E', '\u200F', '\u202A', '\u202B', '\u202C', '\u202D'],
  ...['\u202E', '\u2060', '\u2063', '\u2066', '\u2067', '\u2068', '\u2069', '\uFEFF', '\u00A0', '\u202F'],
  ...['\u061C', '\u034F', '\uFE0F', '\u3000'],
];

describe('[15.70] invisible characters do not count', () => {
  it.each(INVISIBLE.map((one) => [one.codePointAt(0)?.toString(16), one]))(
    'U+%s around an address, a name, a code and a number',
    (_hex, one = '') => {
      const around = (text: string) => `${one}${text}${one}`;
      expect(Email.parse(around('mwende@example.org'))).toBe('mwende@example.org');
      expect(FirstName.parse(around('Mwende'))).toBe('Mwende');
      expect(SearchText.parse(around('fractions'))).toBe('fractions');
      expect(plainCode(around('DK7H2M9PQR'))).toBe('DK7H2M9PQR');
      expect(kenyanPhone(around('+254 712 345 678'))).toBe('254712345678');
    },
  );

  it('a value of nothing else is empty', () => {
    for (const one of INVISIBLE) {
      expect(plainText(one)).toBe('');
      expect(plainName(one)).toBe('');
      expect(typed('a title', 80).safeParse(one).error?.issues[0]?.message).toBe('Enter a title');
      expect(FirstName.safeParse(one).error?.issues[0]?.message).toBe('Enter your first name');
    }
  });

  it('[15.197] nor do blanks of Braille in a name', () => {
    expect(FirstName.safeParse('\u2800 \u2800').success).toBe(false);
    expect(plainName('\u2800Mwende\u2800')).toBe('Mwende');
  });

  it('inside an address and a code', () => {
    expect(plainEmail('mwen\u200Bde@exam\u00ADple.org')).toBe('mwende@example.org');
    expect(plainEmail('MAILTO:Mwende@Example.org')).toBe('mwende@example.org');
    expect(Email.safeParse('mwen de@example.org').success).toBe(false);
    expect(plainCode('DK\u20607H 2M\u00A09P')).toBe('DK7H2M9P');
  });

  it('links and codes of every call', () => {
    expect(hubs.readInvitation.body?.parse({ secret: '\u200Babcdefghijkl\u2060' })?.secret).toBe(
      'abcdefghijkl',
    );
    expect(accounts.verifyEmail.body?.parse({ token: 'abcdefghijkl\u200E' })?.token).toBe('abcdefghijkl');
    expect(gifts.claimGift.body?.parse({ code: '\u202AABCD-EFGH\u202C' })?.code).toBe('ABCD-EFGH');
    expect(payments.claimPaid.body?.parse({ code: 'SJ12\u200BAB34CD' })?.code).toBe('SJ12AB34CD');
    expect(
      payments.payOrder.body?.parse({ provider: 'mpesa', phone: '\u202A0712 345 678\u202C' })?.phone,
    ).toBe('0712 345 678');
    expect(certificates.getCertificate.params?.parse({ id: ' dk-20261130-FRAC-0F0F0F0F\u200B' })?.id).toBe(
      'DK-20261130-frac-0f0f0f0f',
    );
  });
});

describe('[15.71] what has a meaning stays', () => {
  it.each([
    ['a name in Persian', '\u0645\u0647\u200C\u062F\u062E\u062A'],
    ['an emoji of several people', 'Amina 👩🏾‍🏫'],
    ['a heart in colour', 'Amina ❤️'],
    ['a flag', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['a name in Sinhala', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
    ['a hyphen and an apostrophe', "Ng'ang’a-Wafula"],
  ])('%s', (_what, name) => {
    expect(plainName(name)).toBe(name);
    expect(plainText(name)).toBe(name);
  });

  it('in a text, marks of direction between words', () => {
    const text = 'C++\u200E na \u2067שלום\u2069';
    expect(typed('a title', 80).parse(` ${text}\uFEFF\u200B\n`)).toBe(text);
  });

  it('but not in a name', () => {
    expect(plainName('Mwe\u200Bnde\u00A0 \u202EMutua\u202C')).toBe('Mwende Mutua');
    expect(plainName('Mwe\u200Dnde\uFE0F')).toBe('Mwende');
  });

  it('one form of a letter with an accent', () => {
    expect(plainName('Zoe\u0308')).toBe('Zo\u00EB');
    expect(plainText('Cafe\u0301')).toBe('Caf\u00E9');
  });

  it('a line break in a name is still refused', () => {
    expect(FirstName.safeParse('Mwende\nMutua').success).toBe(false);
  });
});

test('[15.72] digits and letters of other keyboards are read as those of 0 to 9 and A to Z', () => {
  expect(plainCode('ＤＫ７Ｈ２')).toBe('DK7H2');
  expect(twoStep.finishSecondStep.body?.parse({ code: '١٢٣ ٤٥٦' })?.code).toBe('123456');
  expect(twoStep.finishSecondStep.body?.parse({ code: '۱۲۳۴۵۶' })?.code).toBe('123456');
  expect(plainCode('१२३–४५६')).toBe('123-456');
  expect(plainNumber(' ١٬٥٠٠٫٢٥ ')).toBe('1,500.25');
  expect(plainNumber('−１２')).toBe('-12');
  expect(plainEmail('ｍｗｅｎｄｅ＠ｅｘａｍｐｌｅ．ｏｒｇ')).toBe('mwende@example.org');
  expect(certificateNumber('ｄｋ-٢٠٢٦1130-frac-0f0f0f0f')).toBe('DK-20261130-frac-0f0f0f0f');
});

describe('[15.73] a Kenyan number in its usual forms', () => {
  it.each([
    ...['0712345678', '0712 345 678', '0712 345678', '712345678', '254712345678', '+254712345678'],
    ...[
      '+254 712-345-678',
      '+254 (0) 712 345 678',
      '+254(0)712345678',
      '+254 (712) 345 678',
      '(+254) 712 345 678',
    ],
    ...['00254712345678', '000254712345678', '011 254 712 345 678', '0712.345.678', '+2540712345678'],
    ...['254 0712 345 678', '+ 254 712 345 678', '(0712) 345 678', '0712/345678', '0712 – 345 – 678'],
    ...[
      'tel:+254712345678',
      'Tel: 0712 345 678',
      'TEL. NO. 0712345678',
      'Simu: 0712 345 678',
      'Mobile 0712345678',
    ],
    ...[
      'M-Pesa: 0712345678',
      'WhatsApp +254 712 345 678',
      'KE +254712345678',
      '+２５４ ７１２ ３４５ ６７８',
      '٠٧١٢٣٤٥٦٧٨',
    ],
    ...['\u202A+254 712 345 678\u202C', '+254\u00A0712\u00A0345\u00A0678', '0712\u2011345\u2011678'],
  ])('%s', (text) => {
    expect(kenyanPhone(text)).toBe('254712345678');
    expect(nationalPhone(text)).toBe('0712 345 678');
  });

  it.each([
    ...['[0712] 345 678', "0712'345'678", '0712_345_678', '0712•345•678', "'0712345678", '=0712345678'],
    ...['tel:+254-712-345-678;ext=1', 'sms:+254712345678', 'https://wa.me/254712345678', '📞 0712 345 678'],
    ...['🇰🇪 +254 712 345 678', '0712 345 678 (M-Pesa)', 'Namba ya simu: 0712345678', 'Safaricom 0712345678'],
  ])('[15.197] %s', (text) => {
    expect(kenyanPhone(text)).toBe('254712345678');
  });

  it('numbers that start with 01', () => {
    for (const text of ['0110 345 678', '110345678', '+254 (0) 110 345 678'])
      expect(kenyanPhone(text)).toBe('254110345678');
  });

  it.each([
    ...[
      '',
      'phone',
      'tel:',
      '0812345678',
      '0212345678',
      '071234567',
      '07123456789',
      '+255712345678',
      '+712345678',
    ],
    ...[
      '+44 7123 456789',
      '0712345678 0722345678',
      '7.12345678E+8',
      'abc0712345678',
      '0712345678x',
      '--',
      '2540',
      '+0712345678',
    ],
  ])('"%s" is none', (text) => {
    expect(kenyanPhone(text)).toBeUndefined();
    expect(nationalPhone(text)).toBeUndefined();
  });
});
