import type { KeptChoice } from '@digiken/contract';
import { useKeptChoice } from '@digiken/hooks/payments';

/** The key of a kept choice in the path of a course's page; undefined without one. */
export function choiceKeyIn(path: string | undefined): string | undefined {
  const [pathname = '', search] = (path ?? '').split('#')[0]?.split('?') ?? [];
  if (!/^(\/console)?\/course\/[^/]+(\/[^/]*)?$/.test(pathname)) return undefined;
  return new URLSearchParams(search).get('choice') || undefined;
}

/** What the page to return to is about to buy (spec 17.37); undefined until it is loaded, and without something to pay. */
export function useKeptOrder(from: string | undefined): KeptChoice | undefined {
  const choice = useKeptChoice(choiceKeyIn(from)).data;
  return choice && choice.total > 0 ? choice : undefined;
}
