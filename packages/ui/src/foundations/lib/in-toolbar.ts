import { createContext } from 'react';

/** True inside a Toolbar, which moves the focus between all of its controls. */
export const InToolbar = /* @__PURE__ */ createContext(false);
