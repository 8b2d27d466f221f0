declare module 'subset-font' {
	/** Cuts a font to the letters of `text`; a variable axis may be narrowed. */
	export default function subset(
		font: Uint8Array,
		text: string,
		options: {
			targetFormat: 'woff2';
			variationAxes?: Record<string, { min: number; max: number }>;
		},
	): Promise<Uint8Array>;
}
