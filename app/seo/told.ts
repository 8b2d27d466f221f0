import { createContext } from 'react';
import type { PageMeta, Thread } from '#content/shapes.ts';

/** What a page says of itself, and its layout of it. */
export type Said = { readonly meta?: PageMeta; readonly thread?: Thread };

/** Hears what is said of a page while it is rendered for the build; in the browser nobody listens. */
export const Told = /* @__PURE__ */ createContext<(said: Said) => void>(() => {});
