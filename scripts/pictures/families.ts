/** How the pictures of one folder below `media/sources/` are cut. */
export type Family = {
	/** Widths that the layouts use, smallest first. */
	readonly widths: readonly number[];
	/** Width over height of the frame; left out where every picture keeps its own. */
	readonly ratio?: number;
	/** Vector drawings are served as they are; a photograph in place of one is still cut. */
	readonly keepVectors?: true;
	/** What shows through where a picture is clear; left out, the paper of a page. */
	readonly behind?: string;
	/** The start of the quality that is tried, 1 to 100; left out, 52. Lower where a head must come quickly and nothing fine is lost. */
	readonly quality?: number;
	/** Pictures of another frame in the same folder, by a part of their name. */
	readonly except?: Readonly<Record<string, { readonly widths: readonly number[]; readonly ratio?: number }>>;
};

const scene = { widths: [320, 640, 1280], ratio: 4 / 3 } as const;
const small = { widths: [320, 640, 960], ratio: 4 / 3 } as const;
const monogram = { widths: [160, 320], ratio: 1, keepVectors: true } as const;

export const families: Readonly<Record<string, Family>> = {
	mats: { widths: [320, 640, 1280], ratio: 1 },
	hero: {
		widths: [640, 1024, 1440, 1920],
		ratio: 1440 / 424,
		except: { '-small-': { widths: [480, 800], ratio: 496 / 456 } },
	},
	// scenes over the full width of a page, each also in a cut for narrow windows, and the ends of bands
	heads: { widths: [480, 640, 900, 1280, 1920] },
	closings: { widths: [440, 880, 1280], ratio: 2 },
	gallery: scene,
	proceedings: scene,
	workshops: small,
	services: small,
	achievements: small,
	about: small,
	'conference-about': { widths: [640, 960], ratio: 4 / 3 },
	halls: { ...small, quality: 33 },
	desks: small,
	awards: small,
	menu: small,
	benches: small,
	// one of them opens a page
	software: { widths: [320, 640, 960, 1280], ratio: 4 / 3 },
	films: { widths: [320, 640, 1280], ratio: 16 / 9, quality: 33 },
	portfolio: { widths: [320, 640, 960], quality: 44 },
	documents: { widths: [320, 640] },
	clients: monogram,
	// whole, whatever their shape, on the white plate that the page gives them
	patrons: { widths: [160, 320, 640], keepVectors: true, behind: '#fff' },
	people: { ...monogram, widths: [160, 320, 640] },
};

/** The ends of the names of pictures that belong together; one photograph without such an end gives them all. */
export const variants: Readonly<Record<string, readonly string[]>> = {
	hero: ['-light', '-dark', '-small-light', '-small-dark'],
};

/** The frame of one picture of a family. */
export const frameOf = (family: Family, name: string): Pick<Family, 'widths' | 'ratio'> =>
	Object.entries(family.except ?? {}).find(([part]) => name.includes(part))?.[1] ?? family;
