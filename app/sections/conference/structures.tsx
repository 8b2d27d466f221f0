/** Plain, twill, basket, broken twill and satin: of how many threads and picks one repeat is, and where its weft passes over the warp. */
const structures = [
	{ repeat: 4, weft: 'M0 2h10m10 0h10M10 7h10m10 0h10M0 12h10m10 0h10M10 17h10m10 0h10' },
	{ repeat: 4, weft: 'M0 2h20M10 7h20M20 12h20M0 17h10m20 0h10' },
	{ repeat: 4, weft: 'M0 2h20M0 7h20M20 12h20M20 17h20' },
	{ repeat: 4, weft: 'M0 2h10M20 7h10M10 12h10M30 17h10' },
	{ repeat: 5, weft: 'M10 2h40M0 7h20m10 0h20M0 12h40M0 17h10m10 0h30M0 22h30m10 0h10' },
] as const;

type WeftProps = {
	readonly id: string;
	/** The place of the track, from 0: it has the same structure wherever it is drawn. */
	readonly track: number;
	readonly y?: string;
	readonly patternTransform?: string;
};

/** The weft of a track, to fill a drawing with: a thread of the warp is ten units wide, a pick five units high. */
export function Weft({ track, ...pattern }: WeftProps) {
	const { repeat, weft } = structures[track % structures.length] ?? structures[0];
	return (
		<pattern {...pattern} width={repeat * 10} height={repeat * 5} patternUnits="userSpaceOnUse">
			<path d={weft} stroke="currentColor" strokeWidth="4" />
		</pattern>
	);
}
