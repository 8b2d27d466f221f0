import type { Feature } from '#content/shapes.ts';
import { Features } from '../features.tsx';
import css from './patchwork.module.css';

/** Parts of one work, which are also done singly: patches of a cloth, joined by stitches (MOB-1). */
export function Patchwork({ parts }: { parts: readonly Feature[] }) {
	return <Features items={parts} className={`two-columns three-columns ${css.patches}`} />;
}
