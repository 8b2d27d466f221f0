/**
 * Whether a click meant the surface of a slide: not a control or link on it, and not the end of selecting text
 * (HERO-3, GROUP-6).
 */
export function isSurfaceClick(target: EventTarget): boolean {
	if (!(target instanceof Element) || target.closest('a, button, input, summary, video[controls]'))
		return false;
	return (window.getSelection()?.isCollapsed ?? true) === true;
}
