import { poly, rect } from '../kit/shapes.ts';

/** An open-ended spanner; its jaw is centred on 0,0 and opens upwards, its handle hangs down. */
export const spanner = (length: number, jaw: number, t: number) => {
	const arm = jaw * 0.62;
	return (
		rect(-jaw * 0.36, jaw * 0.6, jaw * 0.72, length - jaw * 1.4, t, 4) +
		poly(
			[
				[-jaw, -jaw * 0.2],
				[-arm, -jaw * 1.1],
				[-jaw * 0.46, -jaw * 1.1],
				[-jaw * 0.46, -jaw * 0.1],
				[0, jaw * 0.24],
				[jaw * 0.46, -jaw * 0.1],
				[jaw * 0.46, -jaw * 1.1],
				[arm, -jaw * 1.1],
				[jaw, -jaw * 0.2],
				[jaw * 0.8, jaw * 0.7],
				[jaw * 0.3, jaw * 1.1],
				[-jaw * 0.3, jaw * 1.1],
				[-jaw * 0.8, jaw * 0.7],
			],
			t,
		)
	);
};
