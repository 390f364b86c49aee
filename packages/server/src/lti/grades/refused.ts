/** A platform has refused a request. */
export class PlatformRefused extends Error {
  /** It may take the same request later. */
  readonly again: boolean;

  constructor(
    readonly status: number,
    { again }: { again?: boolean } = {},
  ) {
    super(`status ${status}`);
    this.again =
      again ?? (status === 401 || status === 408 || status === 409 || status === 429 || status >= 500);
  }
}
