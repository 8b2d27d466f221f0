import { TextLink } from '#app/widgets/text-link.tsx';
import type { Feature, TrackLink } from '#content/shapes.ts';
import { PaperCloth } from './paper-cloth.tsx';
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
						<PaperCloth
							papers={paperCount}
							room={inRows ? most : paperCount}
							structure={at}
							className={css.cloth}
						/>
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
