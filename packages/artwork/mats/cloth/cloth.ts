import type { Colour } from '../../colour/oklch.ts';
import type { Structure } from '../../weave/structures.ts';

export type Yarn = {
	readonly colour: Colour;
	/** Share of its pitch that a yarn fills. */
	readonly fill: number;
	/** How much the width changes along a yarn, and from yarn to yarn. */
	readonly slub: number;
	/** How far it strays from its line, as a share of the pitch. */
	readonly wobble: number;
	/** Lightness steps from yarn to yarn and along it. */
	readonly tone: number;
	/** 0 a flat ribbon, 1 a round yarn. */
	readonly round: number;
	/** Turns of the ply per pitch; 0 for an untwisted yarn. */
	readonly twist: number;
	/** How strongly single fibres show, and how many lie side by side. */
	readonly fibre: number;
	readonly fibres: number;
	readonly sheen: number;
};

export type Cloth = {
	readonly seed: string;
	readonly ends: number;
	readonly picks: number;
	readonly over: Structure;
	readonly warp: Yarn;
	readonly weft: Yarn;
	/** What is seen through the gaps: the shadow of the cloth on its ground. */
	readonly gap: Colour;
	readonly hairs: number;
	readonly hairLength: number;
	/** Strands into which one warp end frays. */
	readonly fray: number;
	readonly fringe: number;
};
