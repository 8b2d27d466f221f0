/** Source text as a weaver sees it: runs of colour on a dark ground. */
const inks = { k: '#8fb8f2', s: '#f8a823', f: '#86d396', w: '#f3f0e7', c: '#6d8cc0' } as const;

/** Sixteen lines; a letter names the ink of a run, a dot is ground. */
const text = [
	'kkkkkk..wwwwwwwwww..k..ffffffffffff..k..wwwwwwww',
	'....kkkkk..wwwwwww..k..ssssssssssssssssss',
	'....kkkkk..wwwwwwwwwwww..k..ffffffff..wwwwwww..ssssss',
	'....cccccccccccccccccccccccccccccccccccccccc',
	'....kk..wwwwwwww..kk..ssss..ffffffffffff',
	'........ffffffffff..wwwwwwwwwwww..k..sssssss',
	'........kkkkkk..wwwwwwwwwwwwwww',
	'....ww',
	'....kkkkk..ffffffff..k..wwwwwwwww..kk..wwwwwww',
	'....kkk..kkkkk..wwwwww..kk..wwwwwwwwwwwww',
	'........ffffffffffffff..wwwwww..ssssssssssssss..wwww',
	'........wwwwwwwwwww..k..wwwwww..k..sss',
	'........cccccccccccccccccccccccccccc',
	'....ww..ffffff..ssssssssssssssssssssss..wwwwwwwww',
	'....kkkkkk..ffffffffffff..wwwwwwwwwwwww',
	'ww......................',
] as const;

export const lines = text.length;

/** The ink above the warp at one end of one line, if any. A letter is two or three ends wide. */
export function inkAt(line: number, end: number): string | undefined {
	const letter = text[((line % lines) + lines) % lines]?.[Math.floor((end - 8) / 2.75)];
	return letter === undefined || letter === '.' || end < 8 ? undefined : inks[letter as keyof typeof inks];
}
