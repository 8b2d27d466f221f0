import type { Feature } from '#content/shapes.ts';
import { Features } from '../features.tsx';
import css from './sampler.module.css';

/** What is made, as a weaver's sampler: on one warp a piece of cloth for each, in a weave of its own (WDEV-1). */
export function Sampler({ items }: { items: readonly Feature[] }) {
	return <Features items={items} className={`two-columns three-columns ${css.sampler}`} />;
}
