/** Required share of the requests per second of as many processes of bare Fastify with the same queries (spec 14.312). */
const LEAST_OF_BARE = 0.8;
/** Two processes must answer as many requests as one. Cores that all share leave a tenth of noise (spec 14.312). */
const LEAST_OF_ONE = 0.9;

/**
 * @typedef {{ perSecond: number, p99: number }} Measure
 * @typedef {'ours1' | 'ours2' | 'bare1' | 'bare2'} Site one and two processes of the server and of bare Fastify
 */

/** A lesson, which depends on who asks, must answer a quarter of the requests of the list, which all share (spec 16.9). */
const LEAST_OF_LIST = 0.25;
const LIST = 'list of courses';

/**
 * One line for each bound of each call, with whether it holds.
 * @param {{ name: string, of: Record<Site, Measure> }[]} measured
 */
export const processBounds = (measured) =>
  measured.flatMap(({ name, of }) => {
    const line = (
      /** @type {string} */ bound,
      /** @type {[Measure, Measure]} */ [one, other],
      /** @type {number} */ least,
    ) => {
      const share = one.perSecond / other.perSecond;
      return {
        call: name,
        bound: `${bound} ≥ ${least}`,
        share: Number(share.toFixed(2)),
        result: share >= least ? 'pass' : 'MISS',
        holds: share >= least,
      };
    };
    const list = name === 'lesson' ? measured.find((other) => other.name === LIST) : undefined;
    return [
      line('one process / bare', [of.ours1, of.bare1], LEAST_OF_BARE),
      line('two processes / bare', [of.ours2, of.bare2], LEAST_OF_BARE),
      line('two processes / one', [of.ours2, of.ours1], LEAST_OF_ONE),
      ...(list ? [line(`one process / ${LIST}`, [of.ours1, list.of.ours1], LEAST_OF_LIST)] : []),
    ];
  });
