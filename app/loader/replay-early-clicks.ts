/** What the browser itself does for a click on these needs no script. */
const native =
	'a, summary, label, input, textarea, video, dialog, [type=submit], [commandfor], [popovertarget]';

/** Keeps the clicks that need script, on a button or the surface of a slide, and repeats them once React has hydrated. */
export function replayEarlyClicks(): void {
	const early: Element[] = [];
	const keep = ({ target, detail }: MouseEvent) => {
		const pressed = (target as Element).closest('button') ?? (target as Element);
		// the second click of a double click counts where the first one did (app/behaviours/stray-clicks.ts)
		if (!pressed.closest(native) && (detail < 2 || pressed === early.at(-1))) early.push(pressed);
	};
	addEventListener('click', keep);
	addEventListener(
		'hydrated',
		() => {
			removeEventListener('click', keep);
			for (const pressed of early) pressed.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		},
		{ once: true },
	);
}
