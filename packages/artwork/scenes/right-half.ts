import sharp from 'sharp';
import { place } from './kit/shapes.ts';
import type { Scene } from './scene.ts';
import { wovenScene } from './woven.ts';

/** The right half of a scene that is 2400 x 900: what a narrow window shows of it, no larger than that needs. */
export const rightHalf = async ([dye, draw]: Scene): Promise<Buffer> =>
	sharp(Buffer.from(await wovenScene([dye, () => place(-1180, 0, 1, draw()), [1220, 900]], 'large')))
		.resize(900, 664, { fit: 'fill' })
		.webp({ quality: 80, effort: 5 })
		.toBuffer();
