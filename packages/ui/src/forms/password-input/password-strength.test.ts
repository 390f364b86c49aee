import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength';

test.each(['', 'maembe', 'Tr0ub4!'])('fewer than eight characters are too short: "%s"', (password) => {
  expect(passwordStrength(password)).toBe(0);
});

test.each([
  'password',
  'Password1',
  'P@ssw0rd2026',
  'nairobi254',
  'Harambee2025!',
  'qwertyuiop',
  '12345678901',
  'aaaaaaaaaaaa',
  'abcdefgh1234',
  'mpesampesampesa',
  'safaricom123',
  'gormahia1',
  '0712345678',
])('rates a common password as easy to guess, whatever characters it contains: %s', (password) => {
  expect(passwordStrength(password)).toBe(1);
});

test.each(['maembe tamu', 'kifaru47xyz', 'mvuarobotatu'])('a rarer word or two are fair: %s', (password) => {
  expect(passwordStrength(password)).toBe(2);
});

test.each([
  'maembe matatu kumi na mbili',
  'twiga anapenda mvua',
  'v8#kTz!w2Lq9p',
  'correct horse battery staple',
])('long beats odd: %s', (password) => {
  expect(passwordStrength(password)).toBe(3);
});
