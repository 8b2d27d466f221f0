import sharp from 'sharp';
import type { Dye } from '../../colour/ramps.ts';
import { canvas } from '../kit/shapes.ts';
import { wovenScene } from '../woven.ts';
import { emptyHall, lampLight } from './empty-hall.ts';

const [width, height] = [1920, 720];
const drawn = (svg: string) => sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' });
const woven = async (dye: Dye) => drawn(await wovenScene([dye, emptyHall, [2400, 900]]));

/** The empty hall in ink and, where its lamp shines, in marigold; `narrow` is its right half. */
export async function undyedHall(narrow = false): Promise<Buffer> {
	const light = await drawn(canvas(lampLight(), 2400, 900))
		.png()
		.toBuffer();
	const lamp = await (await woven('marigold'))
		.composite([{ input: light, blend: 'dest-in' }])
		.png()
		.toBuffer();
	const hall = await (await woven('ink'))
		.composite([{ input: lamp }])
		.png()
		.toBuffer();
	const cut = narrow
		? sharp(hall).extract({ left: 944, top: 0, width: 976, height }).resize(900, 664)
		: sharp(hall);
	return cut.webp({ quality: 60, effort: 5 }).toBuffer();
}
