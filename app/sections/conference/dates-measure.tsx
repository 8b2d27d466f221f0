import { dayLength, type ImportantDate } from '#contract/dates.ts';
import css from './dates-measure.module.css';

const dayOf = (day: string) => Date.parse(day) / dayLength;

/** The middle of each pick, of a hundred units. */
const picks = [15, 25, 35, 45, 55, 65, 75, 85];

/** The days from the first date to the last as threads of a warp, a thick one for each date; several days together are cloth. */
export function DatesMeasure({ dates }: { dates: readonly ImportantDate[] }) {
	if (dates.length < 2) return null;
	const spans = dates.map(({ first, last = first }) => ({ from: dayOf(first), to: dayOf(last) + 1 }));
	const from = Math.min(...spans.map((span) => span.from));
	const place = (day: number) => (day - from) * 10;
	const width = place(Math.max(...spans.map((span) => span.to)));
	const threads = spans
		.flatMap((span) => Array.from({ length: span.to - span.from }, (_, at) => span.from + at))
		.map((day) => `M${place(day) + 5} 0v100`);
	const weft = picks.map((y, at) => `M${at % 2 ? -13 : -3} ${y}H${width}`);
	const cloths = spans
		.filter((span) => span.to - span.from > 1)
		.flatMap((span) => picks.map((y, at) => `M${place(span.from) + (at % 2) * 10} ${y}H${place(span.to)}`));
	return (
		<svg
			className={css.measure}
			viewBox={`0 0 ${width} 100`}
			preserveAspectRatio="none"
			stroke="currentColor"
			aria-hidden="true"
		>
			<path className={css.days} strokeWidth="100" strokeDasharray="2 8" d={`M4 50H${width}`} />
			<path className={css.weft} strokeWidth="4" strokeDasharray="16 4" d={weft.join('')} />
			<path strokeWidth="8" d={threads.join('')} />
			<path className={css.weft} strokeWidth="8" strokeDasharray="10" d={cloths.join('')} />
		</svg>
	);
}
