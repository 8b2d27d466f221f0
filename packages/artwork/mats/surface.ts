import sharp from 'sharp';
import { type Colour, hex } from '../colour/oklch.ts';
import { clamp } from '../numbers.ts';

type Rgb = readonly [number, number, number];

const parse = (colour: string): Rgb =>
	[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;

/** One colour at every lightness from 0 to 1; shadows are a little stronger, lights a little weaker. */
export function lightnesses([l, c, h]: Colour): (lightness: number) => Rgb {
	const steps = Array.from({ length: 201 }, (_, i) => {
		const light = i / 200;
		const chroma = c * (light < l ? 0.7 + 0.3 * (light / l) : 1 - 0.6 * ((light - l) / (1.001 - l)));
		return parse(hex([light, chroma, h]));
	});
	return (lightness) => steps[Math.round(clamp(lightness, 0, 1) * 200)] as Rgb;
}

/** A square of pixels that is painted back to front. */
export class Surface {
	readonly size: number;
	readonly pixels: Uint8ClampedArray;

	constructor(size: number, ground: Colour) {
		this.size = size;
		this.pixels = new Uint8ClampedArray(size * size * 3);
		const at = lightnesses(ground);
		for (let i = 0; i < size * size; i++) this.pixels.set(at(ground[0]), i * 3);
	}

	put(x: number, y: number, rgb: Rgb, share = 1): void {
		if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
		const i = (y * this.size + x) * 3;
		for (let k = 0; k < 3; k++)
			this.pixels[i + k] = (this.pixels[i + k] ?? 0) * (1 - share) + (rgb[k] ?? 0) * share;
	}

	/** Darkens what is there; `share` 0 leaves it, 1 makes it black. */
	shadow(x: number, y: number, share: number): void {
		this.put(x, y, [8, 10, 8], share);
	}

	/** The finished picture as WebP, smaller by `by`, which smooths its edges. */
	file(by: number): Promise<Buffer> {
		const raw = { width: this.size, height: this.size, channels: 3 } as const;
		return sharp(this.pixels, { raw })
			.resize(Math.round(this.size / by))
			.webp({ quality: 90, effort: 5 })
			.toBuffer();
	}
}
