import type { Locator } from '@playwright/test';

/**
 * What the style sheet animates on a part and inside it: after what delay, for how long in all (ms), and what changes,
 * from the first to the last of its keyframes. An animation whose keyframes do not exist is not there.
 */
export function animationsOf(part: Locator) {
	return part.evaluate((element) =>
		element
			.getAnimations({ subtree: true })
			.filter((animation) => animation instanceof CSSAnimation)
			.map(({ effect }) => {
				const frames = (effect as KeyframeEffect).getKeyframes();
				const [first = {}, last = {}] = [frames[0], frames.at(-1)] as Record<string, unknown>[];
				const changes = Object.keys(first)
					.filter((name) => !/offset$|easing|composite/i.test(name) || name === 'outlineOffset')
					.filter((name) => first[name] !== last[name])
					.map((name) => [name, [first[name], last[name]]]);
				const { delay, activeDuration } = (effect as KeyframeEffect).getComputedTiming();
				return { delay, lasts: activeDuration, changes: Object.fromEntries(changes) };
			}),
	);
}
