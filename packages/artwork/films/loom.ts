import { chance, shade, stage } from './stage.ts';

/**
 * A jacquard loom for moving pictures. Shapes are painted as tones of an ink; then the frame is woven:
 * one yarn to a row, and the order of an 16-end satin decides where it shows, so every grey is a real structure.
 */
export interface Cloth {
	readonly cell: number;
	readonly ground: string;
	/** The warp that shows where no ink does, and how much of it. */
	readonly warp: string;
	readonly inks: readonly string[];
}

export interface Loom {
	/** Paints a shape of the 1280 x 720 picture: everything under it gives way. */
	readonly paint: (ink: number, tone: number, shape: Path2D) => void;
	/** The same along a line. */
	readonly line: (ink: number, tone: number, width: number, shape: Path2D) => void;
	/** Paints only inside a shape for a while. */
	readonly clip: (shape: Path2D, work: () => void) => void;
	readonly clear: () => void;
	readonly weave: (brush: CanvasRenderingContext2D) => void;
}

/** The satin's order as thresholds between 0 and 1. */
const threshold = (x: number, y: number) => (((x * 5 + y) % 16) + 0.5) / 16;

export function setUp({ cell, ground, warp, inks }: Cloth): Loom {
	const [columns, rows] = [Math.ceil(stage.width / cell), Math.ceil(stage.height / cell)];
	const layers = inks.map(() => {
		const layer = new OffscreenCanvas(columns, rows).getContext('2d', { willReadFrequently: true });
		if (!layer) throw new Error('No canvas to weave on');
		layer.scale(1 / cell, 1 / cell);
		return layer;
	});
	const yarns = inks.map((ink) =>
		Array.from({ length: rows }, (_, y) => shade(ink, (chance(y, 5) - 0.5) * 0.16)),
	);
	const each = (ink: number, tone: number, stroke: (layer: OffscreenCanvasRenderingContext2D) => void) => {
		layers.forEach((layer, i) => {
			layer.globalCompositeOperation = 'destination-out';
			layer.globalAlpha = 1;
			stroke(layer);
			if (i !== ink || tone <= 0) return;
			layer.globalCompositeOperation = 'lighter';
			layer.globalAlpha = tone * 0.965;
			stroke(layer);
		});
	};
	const weave = (brush: CanvasRenderingContext2D) => {
		brush.fillStyle = ground;
		brush.fillRect(0, 0, stage.width, stage.height);
		brush.fillStyle = warp;
		for (let x = 0; x < columns; x++) brush.fillRect(x * cell + cell * 0.2, 0, cell * 0.56, stage.height);
		const masks = layers.map((layer) => layer.getImageData(0, 0, columns, rows).data);
		const inkOf = (x: number, y: number) =>
			masks.findIndex((mask) => (mask[(y * columns + x) * 4 + 3] ?? 0) / 255 > threshold(x, y));
		for (let y = 0; y < rows; y++)
			for (let x = 0; x < columns; ) {
				const ink = inkOf(x, y);
				let end = x + 1;
				while (end < columns && inkOf(end, y) === ink) end++;
				const yarn = yarns[ink]?.[y];
				if (yarn) {
					const long = (end - x) * cell;
					brush.fillStyle = ground;
					brush.fillRect(x * cell, y * cell, long, cell);
					brush.fillStyle = yarn;
					brush.fillRect(x * cell + cell * 0.1, y * cell + cell * 0.12, long - cell * 0.2, cell * 0.76);
				}
				x = end;
			}
	};
	return {
		paint: (ink, tone, shape) => each(ink, tone, (layer) => layer.fill(shape)),
		line: (ink, tone, width, shape) =>
			each(ink, tone, (layer) => {
				layer.lineWidth = width;
				layer.lineCap = 'round';
				layer.lineJoin = 'round';
				layer.stroke(shape);
			}),
		clip: (shape, work) => {
			for (const layer of layers) {
				layer.save();
				layer.clip(shape);
			}
			work();
			for (const layer of layers) layer.restore();
		},
		clear: () => {
			for (const layer of layers) {
				layer.globalCompositeOperation = 'source-over';
				layer.clearRect(0, 0, stage.width, stage.height);
			}
		},
		weave,
	};
}

export const box = (x: number, y: number, w: number, h: number) => {
	const shape = new Path2D();
	shape.rect(x, y, w, h);
	return shape;
};

export const disc = (x: number, y: number, rx: number, ry = rx) => {
	const shape = new Path2D();
	shape.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
	return shape;
};
