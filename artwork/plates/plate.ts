import { canvas, rect } from '../scenes/kit/shapes.ts';
import { mask } from '../weave/mask.ts';
import { tonesOf } from '../weave/tones.ts';
import { plates } from './plates.ts';
import { streetPlan } from './street-plan.ts';

export const plateNames = [...Object.keys(plates), 'map'];

/** The plan is laid on nothing: its streets are gaps. */
async function map(): Promise<string> {
	const tones = await tonesOf(canvas(streetPlan(), 1600, 800), 204, 102, true);
	return mask({ ...tones, at: (x, y) => tones.at(x, y) || -1 }, { cell: 4 });
}

/** A plate as a mask, 4 by 3, on a ground that is sparsely woven. */
export async function plate(name: string): Promise<string> {
	if (name === 'map') return map();
	const drawing = canvas(rect(0, 0, 1200, 900, 0.11) + (plates[name]?.() ?? ''));
	return mask(await tonesOf(drawing, 208, 156, true));
}
