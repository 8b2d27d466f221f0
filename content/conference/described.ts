/** What a drawing shows as a sentence of its own: "Woven drawing: a lamp." becomes "A lamp." */
export function described(alt: string): string {
	const shown = alt.replace(/^Woven drawing: /, '');
	return shown.charAt(0).toUpperCase() + shown.slice(1);
}
