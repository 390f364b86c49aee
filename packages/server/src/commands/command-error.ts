/** A command that cannot run; `message` is a sentence for the user at the terminal. */
export class CommandError extends Error {}
