import { expect, test } from 'vitest';
import { readKenyanPhone } from './kenyan-phone';

test.each([
  ['0712345678', '0712 345 678'],
  ['0712 345 678', '0712 345 678'],
  ['+254 712-345-678', '0712 345 678'],
  ['254112345678', '0112 345 678'],
  ['712345678', '0712 345 678'],
])('%s is a Kenyan mobile number', (typed, national) => {
  expect(readKenyanPhone(typed)).toBe(national);
});

test.each(['', '0812345678', '071234567', '07123456789', '+255712345678', 'phone'])(
  '"%s" is none',
  (typed) => {
    expect(readKenyanPhone(typed)).toBeUndefined();
  },
);
