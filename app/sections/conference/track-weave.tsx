import { Weft } from './structures.tsx';

/** A track as a strip of cloth in its structure, large enough to see how it is woven; the warp is its background. */
export function TrackWeave({ track, className }: { track: number; className: string | undefined }) {
	const id = `weave-${track + 1}`;
	return (
		<svg className={className} aria-hidden="true">
			<Weft id={id} track={track} patternTransform="scale(1.2 2.4)" />
			<rect width="100%" height="100%" fill={`url(#${id})`} />
		</svg>
	);
}
