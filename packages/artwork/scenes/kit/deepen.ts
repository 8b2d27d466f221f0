import { mix } from '../../numbers.ts';

/** What becomes of eleven tones from dark to light: shadows close, lights stay. */
const deep = [0, 0, 0.01, 0.05, 0.13, 0.25, 0.44, 0.68, 0.84, 0.95, 1];

/** A drawing with deeper shadows, by `depth` from 0 to 1: marigold shows more of its threads in half tones than other dyes. */
export const deepen = (depth: number, body: string) => {
	const tones = deep.map((t, i) => mix(i / 10, t, depth).toFixed(3)).join(' ');
	const channels = ['R', 'G', 'B'].map((c) => `<feFunc${c} type="table" tableValues="${tones}"/>`).join('');
	return (
		`<filter id="deep" x="0" y="0" width="1200" height="900" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
		`<feComponentTransfer>${channels}</feComponentTransfer></filter><g filter="url(#deep)">${body}</g>`
	);
};
