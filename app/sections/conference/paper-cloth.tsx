type PaperClothProps = {
	readonly papers: number;
	/** Which of the four structures it is woven in. */
	readonly structure: number;
	readonly className: string | undefined;
};

/** Where the weft passes over the warp, in a repeat of four threads by four picks, with a gap below each: plain, twill, basket, broken twill. */
const structures = [
	'M0 0h10v4H0zM20 0h10v4H20zM10 5h10v4H10zM30 5h10v4H30zM0 10h10v4H0zM20 10h10v4H20zM10 15h10v4H10zM30 15h10v4H30z',
	'M0 0h20v4H0zM10 5h20v4H10zM20 10h20v4H20zM30 15h10v4H30zM0 15h10v4H0z',
	'M0 0h20v4H0zM0 5h20v4H0zM20 10h20v4H20zM20 15h20v4H20z',
	'M0 0h10v4H0zM20 5h10v4H20zM10 10h10v4H10zM30 15h10v4H30z',
] as const;

/** Papers as a cloth: one upright thread for each, ten units wide, every fifth longer so that they can be counted. */
export function PaperCloth({ papers, structure, className }: PaperClothProps) {
	const id = `cloth-${structure}`;
	const width = papers * 10;
	return (
		<svg
			className={className}
			width={width * 4}
			height="400"
			viewBox={`0 0 ${width} 100`}
			preserveAspectRatio="none"
			fill="currentColor"
			aria-hidden="true"
		>
			<pattern id={`${id}-thread`} width="10" height="100" patternUnits="userSpaceOnUse">
				<path d="M1 8h8v84H1z" />
			</pattern>
			<pattern id={`${id}-fifth`} width="50" height="100" patternUnits="userSpaceOnUse">
				<path d="M41 0h8v100h-8z" />
			</pattern>
			<pattern id={`${id}-weft`} width="40" height="20" y="10" patternUnits="userSpaceOnUse">
				<path d={structures[structure % structures.length]} />
			</pattern>
			<path d={`M0 0h${width}v100H0z`} fill={`url(#${id}-thread)`} />
			<path d={`M0 0h${width}v100H0z`} fill={`url(#${id}-fifth)`} />
			<path d={`M0 10h${width}v80H0z`} fill={`url(#${id}-weft)`} />
		</svg>
	);
}
