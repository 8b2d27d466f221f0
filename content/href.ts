import type { EditionPath, Path } from '#contract/paths.ts';

type Page = Path | EditionPath;

/** A place on this site (also a section or a query of it), or an outside address in full. */
export type Href =
	| Page
	| `${Page}#${string}`
	| `${Page}?${string}`
	| `#${string}`
	| `https://${string}`
	| `/pictures/${string}`;
