import { TextLink } from '#app/widgets/text-link.tsx';
import type { Feature, TrackLink } from '#content/shapes.ts';
import { Weft } from './structures.tsx';
import css from './track-cloths.module.css';

type TrackClothsProps = {
	readonly tracks: readonly TrackLink[];
	/** What stands after a number of papers. */
	readonly unitOf: (papers: number) => string;
	/** The tracks of which no count is stated: bare warp each. */
	readonly uncounted: readonly Feature[];
};

/** The most tracks that stand abreast in a wide window; more have a row each, all to one measure. */
const abreast = 5;

/** The tracks of the proceedings as cloths of one height, as wide as they have papers (PROC-1). */
export function TrackCloths({ tracks, unitOf, uncounted }: TrackClothsProps) {
	const inRows = tracks.length + uncounted.length > abreast;
	const most = Math.max(...tracks.map(({ paperCount }) => paperCount));
	return (
		<>
			<ol className={`${css.tracks} ${inRows ? css.rows : css.columns}`}>
				{tracks.map(({ id, title, to, paperCount, type }, at) => (
					<li key={id} id={id} className={css.track}>
						<PaperCloth papers={paperCount} room={inRows ? most : paperCount} structure={at} />
						<p className={`soft ${css.count}`}>
							<b>{paperCount}</b>
							<span>{` ${unitOf(paperCount)}`}</span>
						</p>
						<h3 className="h4">
							<TextLink label={title} to={to} whole />
						</h3>
						<p className="soft">{type}</p>
					</li>
				))}
				{uncounted.map(({ title, text }) => (
					<li key={title} className={`${css.track} ${css.none}`}>
						<i aria-hidden="true" />
						<h3 className="h4">{title}</h3>
						<p className="soft">{text}</p>
					</li>
				))}
			</ol>
			<i className={css.end} hidden />
		</>
	);
}

type PaperClothProps = {
	readonly papers: number;
	/** How many threads the drawing is wide. */
	readonly room: number;
	/** The place of its track, from 0. */
	readonly structure: number;
};

/** Papers as a cloth: one upright thread for each, ten units wide, every fifth longer so that they can be counted. */
function PaperCloth({ papers, room, structure }: PaperClothProps) {
	const id = `cloth-${structure}`;
	const width = papers * 10;
	return (
		<svg
			className={css.cloth}
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
