import { dayLength, type ImportantDate } from '#contract/dates.ts';
import css from './dates-measure.module.css';

const dayOf = (day: string) => Date.parse(day) / dayLength;

/** The days from the first date to the last as threads of a warp, a thick one for each date; several days together are cloth. */
export function DatesMeasure({ dates }: { dates: readonly ImportantDate[] }) {
	if (dates.length < 2) return null;
	const spans = dates.map(({ first, last = first }) => ({ from: dayOf(first), to: dayOf(last) + 1 }));
	const from = Math.min(...spans.map((span) => span.from));
	const place = (day: number) => (day - from) * 10;
	const width = place(Math.max(...spans.map((span) => span.to)));
	const threads = spans
		.flatMap((span) => Array.from({ length: span.to - span.from }, (_, at) => span.from + at))
		.map((day) => `M${place(day) + 1} 0h8v100h-8z`);
	const cloths = spans
		.filter((span) => span.to - span.from > 1)
		.map((span) => `M${place(span.from)} 10H${place(span.to)}v80H${place(span.from)}z`);
	return (
		<svg
			className={css.measure}
			viewBox={`0 0 ${width} 100`}
			preserveAspectRatio="none"
			fill="currentColor"
			aria-hidden="true"
		>
			<pattern className={css.days} id="measure-day" width="10" height="100" patternUnits="userSpaceOnUse">
				<path d="M4 0h2v100H4z" />
			</pattern>
			<pattern
				className={css.cloth}
				id="measure-weft"
				width="20"
				height="20"
				y="10"
				patternUnits="userSpaceOnUse"
			>
				<path d="M0 3h13v4H0zM17 3h3v4h-3zM0 13h3v4H0zM7 13h13v4H7z" />
			</pattern>
			<pattern
				className={css.cloth}
				id="measure-cloth"
				width="20"
				height="20"
				y="10"
				patternUnits="userSpaceOnUse"
			>
				<path d="M0 1h10v8H0zM10 11h10v8H10z" />
			</pattern>
			<path d={`M0 0h${width}v100H0z`} fill="url(#measure-day)" />
			<path d={`M0 10h${width}v80H0z`} fill="url(#measure-weft)" />
			<path d={threads.join('')} />
			<path d={cloths.join('')} fill="url(#measure-cloth)" />
		</svg>
	);
}
