/** What opens and closes something by turns. */
const toggles = 'header summary, [popovertarget], [aria-expanded]';

/** What a press acts upon: a control, or nothing in particular. */
function controlAt(target: EventTarget | null): Element | null {
	const control =
		target instanceof Element ? target.closest('a, button, summary, label, input, select') : null;
	return (control instanceof HTMLLabelElement && control.control) || control;
}

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
	let first: Element | null = null;
	let beside = false;
	const isStray = ({ target, detail }: MouseEvent) => {
		const control = controlAt(target);
		if (detail > 1) return control !== first || control?.matches(toggles) === true;
		first = control;
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
