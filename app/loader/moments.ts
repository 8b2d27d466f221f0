/** When something may be done that a first paint does not need. */

/** Milliseconds that an idle moment is waited for at most. */
const idleWithin = 2000;

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve)).then(nextTask);

/** Resolves when the browser has nothing else to do; some time later where it does not say so. */
export const idle = () =>
	new Promise((resolve) =>
		'requestIdleCallback' in window
			? requestIdleCallback(resolve, { timeout: idleWithin })
			: setTimeout(resolve, idleWithin / 10),
	);

/** Resolves with the first thing that the visitor does. */
export const interaction = () =>
	new Promise((resolve) => {
		// not `scroll`: the browser too scrolls, to the section that the address names or to a place it has kept
		for (const event of ['pointerdown', 'keydown', 'focusin', 'wheel'])
			addEventListener(event, resolve, { once: true, passive: true });
	});
