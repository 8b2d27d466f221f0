/** What opens and closes something by turns. */
const toggles = 'header summary, [popovertarget], [aria-expanded]';

/** How far apart the two clicks of a double click may be, in pixels. */
const reach = 12;

/** What a press acts upon: a control, or nothing in particular. */
function controlAt(target: EventTarget | null): Element | null {
	const control =
		target instanceof Element ? target.closest('a, button, summary, label, input, select') : null;
	return (control instanceof HTMLLabelElement && control.control) || control;
}

/** Whether a press begins to write: it does no harm where it was not meant, and is wanted where the page was scrolled between two clicks. */
const isField = (target: EventTarget | null): boolean =>
	target instanceof Element && target.matches('input, textarea, select');

/** Whether a press lands beside a sheet that lies open over the page, and not on what closes it. */
function isBesideSheet(target: EventTarget | null): boolean {
	const sheet = document.querySelector(':popover-open');
	if (!sheet || !(target instanceof Node) || sheet.contains(target)) return false;
	return controlAt(target)?.getAttribute('popovertarget') !== sheet.id;
}

/**
 * Stops clicks that land where they were not meant, because the page has changed under the pointer: the second one of a
 * double click whose first one has opened, closed or left something, and the one that closes a sheet by a press beside it.
 * @returns ends it
 */
export function stopStrayClicks(): () => void {
	const listening = new AbortController();
	const how = { capture: true, signal: listening.signal };
	let first: { readonly control: Element | null; readonly x: number; readonly y: number } | undefined;
	let beside = false;
	const isStray = ({ target, detail, clientX: x, clientY: y }: MouseEvent) => {
		const control = controlAt(target);
		// WebKit counts two quick clicks at different places as a double click too
		if (detail > 1 && first && Math.hypot(x - first.x, y - first.y) <= reach)
			return control !== first.control ? !isField(target) : control?.matches(toggles) === true;
		first = { control, x, y };
		return detail === 1 && beside;
	};
	window.addEventListener('pointerdown', ({ target }) => (beside = isBesideSheet(target)), how);
	for (const type of ['mousedown', 'click'] as const)
		window.addEventListener(
			type,
			(event) => {
				if (!isStray(event)) return;
				// of a press this keeps the focus where it is, of a click it stops all else
				event.preventDefault();
				if (type === 'click') event.stopPropagation();
			},
			how,
		);
	return () => listening.abort();
}
