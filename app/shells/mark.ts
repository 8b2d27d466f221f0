/** The three strands of the mark on a field of 48: research, conferences, software. */
export const strands = {
	n: 'M23.9,4.5L32,4.5L19.8,27.8L11.6,27.8zM6.2,38.2L14.3,38.2L10.5,45.5L2.3,45.5z',
	i: 'M24.9,21.5L29,13.7L45.7,45.5L37.5,45.5z',
	m: 'M5.6,29.4L27.3,29.4L31.1,36.6L1.8,36.6zM39,29.4L42.4,29.4L46.2,36.6L42.8,36.6z',
} as const;

const drawn = ([strand, dye]: readonly [keyof typeof strands, string]) =>
	`%3Cpath%20fill='%23${dye}'%20d='${strands[strand]}'/%3E`;

/**
 * The mark for the browser's tab, in dyes that stand on light and dark. It is in the page, because the browser asks for
 * a file before the first view is painted.
 */
export const tabIcon = `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0,0,48,48'%3E${(
	[
		['n', '458d52'],
		['i', '5484ca'],
		['m', 'eea230'],
	] as const
)
	.map(drawn)
	.join('')}%3C/svg%3E`;
