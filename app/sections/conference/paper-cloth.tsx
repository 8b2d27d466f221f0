import { Weft } from './structures.tsx';

type PaperClothProps = {
	readonly papers: number;
	/** How many threads the drawing is wide. */
	readonly room: number;
	/** The place of its track, from 0. */
	readonly structure: number;
	readonly className: string | undefined;
};

/** Papers as a cloth: one upright thread for each, ten units wide, every fifth longer so that they can be counted. */
export function PaperCloth({ papers, room, structure, className }: PaperClothProps) {
	const id = `cloth-${structure}`;
	const width = papers * 10;
	return (
		<svg
			className={className}
			width={room * 40}
			height="400"
			viewBox={`0 0 ${room * 10} 100`}
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
			<Weft id={`${id}-weft`} track={structure} y="10" />
			<path d={`M0 0h${width}v100H0z`} fill={`url(#${id}-thread)`} />
			<path d={`M0 0h${width}v100H0z`} fill={`url(#${id}-fifth)`} />
			<path d={`M0 10h${width}v80H0z`} fill={`url(#${id}-weft)`} />
		</svg>
	);
}
