export type Files = Record<string, string | Buffer>;
