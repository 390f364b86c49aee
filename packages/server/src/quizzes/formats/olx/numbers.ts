import { LeftOut } from '../report';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const RANGE = /^([[(])\s*([^,]+)\s*,\s*([^,]+?)\s*([\])])$/;

interface Accepted {
  value: number;
  abs?: number;
  rel?: number;
}

/**
 * A number, a fraction or a range like `[4, 7]`.
 * @param tolerance `5` or `5%`
 * @throws {LeftOut} if it is an expression
 */
export function numberOf(answer: string, tolerance: string | undefined): Accepted {
  const [, , from = '', to = ''] = RANGE.exec(answer.trim()) ?? [];
  if (from !== '') {
    const [low, high] = [plainNumber(from), plainNumber(to)];
    return { value: rounded((low + high) / 2), abs: rounded(Math.abs(high - low) / 2) };
  }
  return { value: plainNumber(answer), ...toleranceOf(tolerance) };
}

function toleranceOf(said: string | undefined): Pick<Accepted, 'abs' | 'rel'> {
  const text = (said ?? '').trim();
  if (text === '') return {};
  const share = text.endsWith('%');
  const value = plainNumber(share ? text.slice(0, -1) : text);
  if (value < 0) return {};
  return share ? { rel: rounded(value / 100) } : { abs: value };
}

function plainNumber(text: string): number {
  const [over = '', under = '1', ...more] = text.trim().split('/');
  const value = Number(over) / Number(under);
  if (more.length === 0 && NUMBER.test(over.trim()) && NUMBER.test(under.trim()) && Number.isFinite(value))
    return value;
  throw new LeftOut(`It was left out: its answer “${text.trim().slice(0, 80)}” is not a number.`);
}

/** Without the remainders of binary fractions. */
const rounded = (value: number) => Number(value.toPrecision(12));
