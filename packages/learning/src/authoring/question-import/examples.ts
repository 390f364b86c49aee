/** Short texts that show a format. They are data, not interface texts. */
export const EXAMPLES = {
  markdown: `## When do you water?
- [x] In the morning
- [ ] At noon
> Less water is lost in the morning.

## It rains in [[April/aprili]].

## How many litres does the tank hold?
= 1000 ± 50`,
  gift: `When do you water? {
  =In the morning # Less water is lost.
  ~At noon
}

Maize is a grass. {TRUE}`,
  aiken: `When do you water?
A. In the morning
B. At noon
ANSWER: A`,
} as const;
