/** A sign-out that waits for an answer: so many changes would be deleted. */
export interface SignOutAsked {
  unsent: number;
  answer: (signOut: boolean) => void;
}

const listeners = new Set<() => void>();
let asked: SignOutAsked | undefined;

function set(next: SignOutAsked | undefined) {
  asked = next;
  for (const listener of listeners) listener();
}

/** Shows the question of `sign-out-question.tsx`. @returns whether to sign out */
export function askSignOut(unsent: number): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    set({
      unsent,
      answer(signOut) {
        set(undefined);
        resolve(signOut);
      },
    });
  });
}

export const signOutAsking = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => asked,
  getOnServer: () => undefined,
};
