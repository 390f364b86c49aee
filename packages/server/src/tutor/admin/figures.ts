import type { TutorDay, TutorFigures } from '@digiken/contract';
import { sql } from 'drizzle-orm';
import type { ModelConfig } from '../../platform/config-ai';
import type { Deps } from '../../platform/services';
import { dayOf } from '../answers/days';
import { modelOf } from '../conversations/consent';
import { readTutorSettings } from './settings';

const DAYS = 30;
const MILLION = 1_000_000;

type DayRow = Omit<TutorDay, 'cost'> & Record<string, unknown>;

interface CountRow extends Record<string, unknown> {
  helped: number;
  did_not: number;
  open_flags: number;
}

/** Use, cost and ratings of the last 30 days, in the site's time zone (spec 13.25). */
export async function tutorFigures(deps: Deps<'clock' | 'config'>): Promise<TutorFigures> {
  const { db, clock, config } = deps;
  const today = dayOf(clock.now());
  const { rows: days } = await db.execute<DayRow>(sql`
    select to_char(g.day, 'YYYY-MM-DD') as date, coalesce(questions, 0) as questions,
      coalesce(answered, 0) as answered, coalesce(nothing, 0) as nothing,
      coalesce(tokens_in, 0) as "tokensIn", coalesce(tokens_out, 0) as "tokensOut"
    from generate_series(${today} - ${sql.raw(String(DAYS - 1))}, ${today}, interval '1 day') as g(day)
    left join tutor_site_days d on d.day = g.day::date order by g.day`);
  const { rows: counts } = await db.execute<CountRow>(sql`
    select (select count(*)::int from tutor_answers where rating = 'helped') as helped,
      (select count(*)::int from tutor_answers where rating = 'did-not') as did_not,
      (select count(*)::int from tutor_flags where state = 'open') as open_flags`);
  const price = config.model?.price ?? null;
  const last = days.at(-1);
  return {
    model: modelOf(deps),
    currency: price?.currency ?? null,
    days: days.map((day) => ({ ...day, cost: costOf(day, price) })),
    ratings: { helped: counts[0]?.helped ?? 0, didNot: counts[0]?.did_not ?? 0 },
    settings: await readTutorSettings(db),
    tokensToday: (last?.tokensIn ?? 0) + (last?.tokensOut ?? 0),
    openFlags: counts[0]?.open_flags ?? 0,
  };
}

const costOf = ({ tokensIn, tokensOut }: DayRow, price: ModelConfig['price']) =>
  price && (tokensIn * price.in + tokensOut * price.out) / MILLION;
