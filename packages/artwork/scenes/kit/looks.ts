import type { Chance } from '../../numbers.ts';

/** How a simple figure is dressed. Figures have no faces. */
export type Look = {
	readonly dress: 'suit' | 'kurta' | 'sari' | 'coat' | 'shirt' | 'dress';
	readonly hair: 'short' | 'bun' | 'long' | 'braid' | 'grey';
	readonly skin: number;
	readonly top: number;
	readonly bottom: number;
};

const dresses = ['suit', 'kurta', 'sari', 'shirt', 'shirt', 'dress'] as const;

/** Somebody, drawn by lot; `light` shifts the clothes towards light or dark. */
export function somebody(R: Chance, light = 0): Look {
	const dress = R.pick(dresses);
	const woman = dress === 'sari' || dress === 'dress';
	return {
		dress,
		hair: woman ? R.pick(['bun', 'long', 'braid']) : R.pick(['short', 'short', 'grey']),
		skin: R.range(0.4, 0.56) + light * 0.5,
		top: R.range(0.12, 0.95) * 0.9 + light,
		bottom: R.range(0.08, 0.4) + light,
	};
}

export const suit: Look = { dress: 'suit', hair: 'short', skin: 0.5, top: 0.14, bottom: 0.1 };
export const sari: Look = { dress: 'sari', hair: 'bun', skin: 0.5, top: 0.82, bottom: 0.66 };
export const student: Look = { dress: 'shirt', hair: 'short', skin: 0.5, top: 0.7, bottom: 0.2 };
export const scholar: Look = { dress: 'dress', hair: 'braid', skin: 0.5, top: 0.5, bottom: 0.3 };
