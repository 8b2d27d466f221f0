/**
 * Whether every part of the page has been laid out, those too that wait for an idle moment: then heights are real. It
 * runs as text in the page, so it uses nothing of this file.
 */
export const isLaidOut = (): boolean =>
	[...document.querySelectorAll('main *, footer *')].every(
		(part) => getComputedStyle(part).contentVisibility !== 'auto',
	);
