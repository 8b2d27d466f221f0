type Point = readonly [number, number];

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
const spread = (values: readonly number[], width: number, height: number, most: number): Point[] =>
	values.map((value, i) => [
		Math.round((i / (values.length - 1)) * width),
		Math.round(height - (value / most) * height),
	]);

interface Chart {
	readonly width: number;
	readonly height: number;
	readonly most: number;
}

/** Lines over ruled paper; the first one stands on a wash. */
export function lineChart(
	series: readonly { values: readonly number[]; colour: string; dashed?: boolean }[],
	{ width, height, most }: Chart,
) {
	const rules = [0, 1, 2, 3, 4].map((k) => `<path d="M0 ${(k * height) / 4}H${width}" stroke="#dfe3ee"/>`);
	const lines = series.map(({ values, colour, dashed }, i) => {
		const points = spread(values, width, height, most);
		const [x, y] = points.at(-1) ?? [0, 0];
		const wash = i === 0 ? `<path d="${path(points)}V${height}H0Z" fill="${colour}" opacity=".12"/>` : '';
		return `${wash}<path d="${path(points)}" fill="none" stroke="${colour}" stroke-width="2.5" ${dashed ? 'stroke-dasharray="3 5"' : ''}/>${dashed ? '' : `<circle cx="${x}" cy="${y}" r="5" fill="#fff" stroke="${colour}" stroke-width="2.5"/>`}`;
	});
	return `<svg viewBox="-4 -8 ${width + 12} ${height + 12}">${rules.join('')}${lines.join('')}</svg>`;
}

/** Upright bars, each a stack of parts. */
export function stackedBars(
	stacks: readonly (readonly number[])[],
	colours: readonly string[],
	{ width, height, most }: Chart,
) {
	const step = width / stacks.length;
	const bars = stacks.map((parts, i) => {
		let y = height;
		return parts
			.map((part, k) => {
				const tall = (part / most) * height;
				y -= tall;
				return `<rect x="${i * step + step * 0.22}" y="${y}" width="${step * 0.56}" height="${tall - 1.5}" fill="${colours[k]}"/>`;
			})
			.join('');
	});
	return `<svg viewBox="0 0 ${width} ${height}">${bars.join('')}<path d="M0 ${height}H${width}" stroke="#b9c0d4"/></svg>`;
}

/** A ring cut into shares of a hundred. */
export function ringChart(shares: readonly (readonly [number, string])[], radius = 70, thick = 24) {
	const around = 2 * Math.PI * radius;
	let start = 0;
	const arcs = shares.map(([share, colour]) => {
		const arc = `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-dasharray="${(share / 100) * around - 3} ${around}" stroke-dashoffset="${(-start / 100) * around}" transform="rotate(-90)"/>`;
		start += share;
		return arc;
	});
	const box = radius + thick;
	return `<svg viewBox="${-box} ${-box} ${2 * box} ${2 * box}">${arcs.join('')}</svg>`;
}
