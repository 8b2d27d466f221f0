/** The three strands of the mark on a field of 48: research, conferences, software. */
export const strands = {
	n: 'M23.9,4.5L32,4.5L19.8,27.8L11.6,27.8zM6.2,38.2L14.3,38.2L10.5,45.5L2.3,45.5z',
	i: 'M24.9,21.5L29,13.7L45.7,45.5L37.5,45.5z',
	m: 'M5.6,29.4L27.3,29.4L31.1,36.6L1.8,36.6zM39,29.4L42.4,29.4L46.2,36.6L42.8,36.6z',
} as const;
