import type { Mat } from '#content/shapes.ts';

/** The Latin name in slope, the rest upright: *Musa* spp. */
export function Plant({ mat: { plant, species, treatment } }: { mat: Mat }) {
	if (plant === undefined) return <span>{treatment}</span>;
	return (
		<>
			<i lang="la">{plant}</i>
			{species === undefined ? null : <span>{` ${species}`}</span>}
		</>
	);
}
