import { createContext } from 'react';
import type { PageMeta } from '#content/shapes.ts';

/** Hears what the page says of itself while it is rendered for the build; in the browser nobody listens. */
export const ToldMeta = /* @__PURE__ */ createContext<(meta: PageMeta) => void>(() => {});
