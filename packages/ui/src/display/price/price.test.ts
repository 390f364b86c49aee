import { describe, expect, it } from 'vitest';
import { formatPrice } from './price';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('[1.13][9.12][R.15] prices are formatted as en-KE, KES; whole amounts omit .00', () => {
  it.each([
    [1500, 'Ksh 1,500'],
    [1, 'Ksh 1'],
    [1_250_000, 'Ksh 1,250,000'],
    [99.5, 'Ksh 99.50'],
  ])('%d', (amount, text) => {
    expect(plain(formatPrice(amount))).toBe(text);
  });

  it('takes another currency, with its own decimals', () => {
    expect(plain(formatPrice(12.5, 'en-US', 'USD'))).toBe('$12.50');
    expect(plain(formatPrice(1500, 'de-DE', 'EUR'))).toBe('1.500 €');
    expect(plain(formatPrice(1500, 'ja-JP', 'JPY'))).toBe('￥1,500');
  });

  it('currency and number never wrap', () => {
    expect(formatPrice(1500)).not.toContain(' ');
  });
});
