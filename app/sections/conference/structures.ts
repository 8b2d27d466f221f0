type Structure = {
	readonly threads: number;
	readonly picks: number;
	/** Where the weft passes over the warp. */
	readonly weft: string;
};

/** Plain, twill, basket, broken twill and satin: one repeat each, a thread ten units wide, a pick five units high with a gap below it. */
const structures: readonly Structure[] = [
	{
		threads: 4,
		picks: 4,
		weft: 'M0 0h10v4H0zM20 0h10v4H20zM10 5h10v4H10zM30 5h10v4H30zM0 10h10v4H0zM20 10h10v4H20zM10 15h10v4H10zM30 15h10v4H30z',
	},
	{ threads: 4, picks: 4, weft: 'M0 0h20v4H0zM10 5h20v4H10zM20 10h20v4H20zM30 15h10v4H30zM0 15h10v4H0z' },
	{ threads: 4, picks: 4, weft: 'M0 0h20v4H0zM0 5h20v4H0zM20 10h20v4H20zM20 15h20v4H20z' },
	{ threads: 4, picks: 4, weft: 'M0 0h10v4H0zM20 5h10v4H20zM10 10h10v4H10zM30 15h10v4H30z' },
	{
		threads: 5,
		picks: 5,
		weft: 'M10 0h40v4H10zM0 5h20v4H0zM30 5h20v4H30zM0 10h40v4H0zM0 15h10v4H0zM20 15h30v4H20zM0 20h30v4H0zM40 20h10v4H40z',
	},
];

/** The structure of a track, the same wherever it is drawn. */
export function structureOf(track: number): Structure {
	return structures[track % structures.length] as Structure;
}
