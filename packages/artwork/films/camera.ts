import { knowledge } from './knowledge.ts';
import { research } from './research.ts';
import { software } from './software.ts';
import { type Reel, stage } from './stage.ts';

/** Runs in the page: shows one frame of one reel on the canvas and hands it over as a PNG. */
const reels: Record<string, Reel> = { software, knowledge, research };

const canvas = document.querySelector('canvas') as HTMLCanvasElement;
canvas.width = stage.width;
canvas.height = stage.height;
const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;

function shoot(name: string, frame: number): string {
	const reel = reels[name];
	if (!reel) throw new Error(`There is no reel called ${name}`);
	brush.reset();
	reel.draw(brush, frame / stage.framesPerSecond);
	return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
}

Object.assign(window, { shoot, secondsOf: (name: string) => reels[name]?.seconds });
