import { type Weave, weavePattern } from './weave-pattern.ts';

/** Household goods as flat drawings, each painted with a weave of its own. One tile is 320 x 360. */

export interface Good {
	readonly kind: keyof typeof shapes;
	readonly weave: Weave;
	readonly wall: string;
	readonly floor: string;
	readonly trim: string;
}

type Paints = { readonly yarn: string; readonly trim: string };

const line = (d: string, colour: string, width = 2, extra = '') =>
	`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${extra}/>`;
const shade = (d: string, opacity = 0.16) => `<path d="${d}" fill="#1a0d05" opacity="${opacity}"/>`;

const fringe = (x0: number, x1: number, y: number, length: number, colour: string) =>
	Array.from({ length: Math.floor((x1 - x0) / 7) + 1 }, (_, i) =>
		line(
			`M${x0 + i * 7} ${y}q${(i % 3) - 1} ${length / 2} ${((i * 5) % 7) - 3} ${length - ((i * 3) % 6)}`,
			colour,
			2.2,
		),
	).join('');

const shapes = {
	cushion: ({ yarn, trim }: Paints) => {
		const body = 'M62 96Q160 78 258 96Q270 190 258 286Q160 302 62 286Q50 190 62 96Z';
		return `<ellipse cx="160" cy="300" rx="118" ry="12" fill="#1a0d05" opacity=".22"/><path d="${body}" fill="${yarn}"/>${shade('M258 96Q270 190 258 286Q160 302 62 286Q210 280 236 240Q252 170 258 96Z', 0.14)}${line(body, trim, 3.5)}${line('M62 96Q84 110 92 130M258 96Q236 110 228 130M62 286Q84 270 92 252M258 286Q236 270 228 252', '#1a0d05', 1.6, 'opacity=".35"')}`;
	},
	rug: ({ yarn, trim }: Paints) =>
		`<path d="M52 300 92 110H228L268 300Z" fill="${yarn}"/><path d="M66 300 102 110H112L80 300ZM240 300 208 110H218L254 300Z" fill="${trim}" opacity=".85"/>${fringe(54, 266, 300, 22, trim)}${fringe(94, 226, 92, 18, trim)}${shade('M52 300 60 264H260L268 300Z', 0.08)}`,
	basket: ({ yarn, trim }: Paints) =>
		`<ellipse cx="160" cy="304" rx="96" ry="12" fill="#1a0d05" opacity=".24"/>${line('M84 158C84 60 236 60 236 158', trim, 9)}<path d="M66 150H254L232 300Q160 318 88 300Z" fill="${yarn}"/>${shade('M196 150H254L232 300Q204 308 176 309Q200 240 196 150Z', 0.16)}<rect x="60" y="142" width="200" height="20" rx="9" fill="${trim}"/>${line('M92 232Q160 246 228 232M98 262Q160 276 222 262', trim, 5, 'opacity=".9"')}`,
	throw: ({ yarn, trim }: Paints) =>
		`<rect x="60" y="92" width="200" height="11" rx="5" fill="#6b4a2c"/><path d="M80 92H212Q236 92 236 116V292H104V116Q104 98 80 98Z" fill="${yarn}"/><path d="M80 92Q104 96 104 120V268H84V104Z" fill="${yarn}"/>${shade('M80 92Q104 96 104 120V268H84V104Z', 0.35)}${shade('M150 96V292H160V96ZM206 96V292H220V96Z', 0.1)}<path d="M104 252H236V262H104ZM104 272H236V277H104Z" fill="${trim}"/>${fringe(107, 234, 292, 26, trim)}${fringe(86, 102, 268, 20, trim)}`,
	lamp: ({ yarn, trim }: Paints) =>
		`${line('M160 0V96', '#3a2a1e', 3)}<ellipse cx="160" cy="268" rx="120" ry="70" fill="#fff3c4" opacity=".5"/><path d="M132 96H188L252 226Q160 250 68 226Z" fill="${yarn}"/>${shade('M176 96H188L252 226Q226 233 200 236Z', 0.16)}<path d="M128 90H192V100H128Z" fill="${trim}"/>${line('M68 226Q160 250 252 226', trim, 6)}<ellipse cx="160" cy="240" rx="30" ry="9" fill="#fffbe4"/>`,
	chair: ({ yarn, trim }: Paints) =>
		`<ellipse cx="160" cy="322" rx="104" ry="11" fill="#1a0d05" opacity=".22"/><path d="M96 84Q160 66 224 84L214 206Q160 192 106 206Z" fill="${yarn}"/>${line('M92 82 108 210M228 82 212 210M96 84Q160 66 224 84', trim, 10)}<path d="M92 214Q160 196 228 214L236 246H84Z" fill="${yarn}"/>${shade('M84 246 88 230H232L236 246Z', 0.22)}${line('M84 250H236M90 250 76 320M230 250 244 320M122 250 118 302M198 250 202 302M100 288H220', trim, 9)}`,
	vase: ({ yarn, trim }: Paints) =>
		`<ellipse cx="160" cy="312" rx="70" ry="10" fill="#1a0d05" opacity=".24"/>${line('M158 160C150 110 120 90 104 58M162 160C166 110 190 84 214 66M160 160C160 120 160 80 164 40', '#5c6b3a', 4)}${['M104 58q-22 6-30 28q24 2 30-28', 'M214 66q24 0 36 20q-26 8-36-20', 'M164 40q-16-14-10-36q20 12 10 36', 'M130 98q-26 2-36 24q26 2 36-24', 'M188 98q26-2 38 18q-28 8-38-18'].map((d) => `<path d="${d}" fill="#7d8f4e"/>`).join('')}<path d="M132 158H188Q184 186 206 214Q238 262 200 308Q160 320 120 308Q82 262 114 214Q136 186 132 158Z" fill="${yarn}"/>${shade('M176 158H188Q184 186 206 214Q238 262 200 308Q184 313 168 313Q216 260 188 214Q172 190 176 158Z', 0.18)}${line('M130 160H190', trim, 8)}`,
	mat: ({ yarn, trim }: Paints) =>
		`<ellipse cx="160" cy="216" rx="122" ry="104" fill="#1a0d05" opacity=".12"/><ellipse cx="160" cy="208" rx="122" ry="104" fill="${yarn}"/>${[104, 88, 66, 42, 18].map((r, i) => `<ellipse cx="160" cy="208" rx="${r * 1.17}" ry="${r}" fill="none" stroke="${trim}" stroke-width="${i ? 5 : 9}" opacity="${i ? 0.6 : 1}"/>`).join('')}`,
};

let drawn = 0;

/** One product picture: a wall, a floor and the thing. */
export function goodsTile({ kind, weave, wall, floor, trim }: Good): string {
	const id = `yarn${drawn++}`;
	return `<svg viewBox="0 0 320 360" preserveAspectRatio="xMidYMid slice"><defs>${weavePattern(id, weave)}</defs><rect width="320" height="360" fill="${wall}"/><rect y="262" width="320" height="98" fill="${floor}"/>${shapes[kind]({ yarn: `url(#${id})`, trim })}</svg>`;
}
