import { allShapes } from '#content/records/shapes.ts';

/** What was changed, as the menu of the editor calls it, and the pages that show it; both are empty where no form has it. */
export function changedBy(files: readonly string[]): { readonly what: string; readonly pages: string } {
	const names = files.map((file) => /^content\/records\/(?!index\/)([^/.]+)/.exec(file)?.[1]);
	const shapes = allShapes.filter(([name]) => names.includes(name)).map(([, shape]) => shape);
	const pictures = files.some((file) => file.startsWith('media/')) ? ['pictures'] : [];
	return {
		what: [...shapes.map(({ label }) => label), ...pictures].join(', '),
		pages: [...new Set(shapes.map(({ page }) => page))].join(', '),
	};
}
