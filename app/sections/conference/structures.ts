type Structure = {
	/** Of how many threads, and of as many picks. */
	readonly repeat: number;
	/** Where the weft passes over the warp: the middle of each pick, to be drawn four units wide. */
	readonly weft: string;
};

/** Plain, twill, basket, broken twill and satin: one repeat each, a thread ten units wide, a pick five units high. */
const structures: readonly Structure[] = [
	{ repeat: 4, weft: 'M0 2h10m10 0h10M10 7h10m10 0h10M0 12h10m10 0h10M10 17h10m10 0h10' },
	{ repeat: 4, weft: 'M0 2h20M10 7h20M20 12h20M0 17h10m20 0h10' },
	{ repeat: 4, weft: 'M0 2h20M0 7h20M20 12h20M20 17h20' },
	{ repeat: 4, weft: 'M0 2h10M20 7h10M10 12h10M30 17h10' },
	{ repeat: 5, weft: 'M10 2h40M0 7h20m10 0h20M0 12h40M0 17h10m10 0h30M0 22h30m10 0h10' },
];

/** The structure of a track, the same wherever it is drawn. */
export function structureOf(track: number): Structure {
	return structures[track % structures.length] as Structure;
}
