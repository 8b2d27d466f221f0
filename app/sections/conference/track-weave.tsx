import { structureOf } from './structures.ts';

/** A track as a strip of cloth in its structure, large enough to see how it is woven; the warp is its background. */
export function TrackWeave({ track, className }: { track: number; className: string | undefined }) {
	const { repeat, weft } = structureOf(track);
	const id = `weave-${track + 1}`;
	return (
		<svg className={className} aria-hidden="true">
			<pattern
				id={id}
				width={repeat * 10}
				height={repeat * 5}
				patternUnits="userSpaceOnUse"
				patternTransform="scale(1.2 2.4)"
			>
				<path d={weft} stroke="currentColor" strokeWidth="4" />
			</pattern>
			<rect width="100%" height="100%" fill={`url(#${id})`} />
		</svg>
	);
}
