import type { Quote } from '@digiken/contract';
import { describe, expect, it } from 'vitest';
import { choiceOf, choosable, localTotal, quotedPrices } from '../src/views/buying';

const unit = (_id: string, price: number, owned = false) => ({ _id, price, owned });
const units = [unit('free', 0), unit('a', 200), unit('b', 250), unit('had', 300, true)];

describe('buying', () => {
  it('only units that cost something and are not owned can be chosen', () => {
    expect(choosable(units)).toEqual(['a', 'b']);
  });

  it('[1.3] all that can be chosen is the whole course, so that its offer and its free units count', () => {
    const available = choosable(units);
    expect(choiceOf([], available)).toBeNull();
    expect(choiceOf(['b'], available)).toEqual({ unitIds: ['b'] });
    expect(choiceOf(['a', 'b'], available)).toEqual({ whole: true });
  });

  it('without a connection the total is the known prices, for all units the known offer', () => {
    expect(localTotal(units, ['b'], 400)).toBe(250);
    expect(localTotal(units, ['a', 'b'], 400)).toBe(400);
    expect(localTotal(units, ['a', 'b'], undefined)).toBe(450);
    expect(localTotal(units, [], 400)).toBe(0);
  });

  it('the lines of the card have the quoted prices', () => {
    const lines = [{ unitId: 'a', title: 'A', price: 178 }];
    expect(quotedPrices({ lines } as unknown as Quote)).toEqual({ a: 178 });
    expect(quotedPrices(undefined)).toBeUndefined();
  });
});
