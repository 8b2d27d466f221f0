import { beforeEach, expect, test, vi } from 'vitest';
import { keepSection } from './keep-section.ts';

const scrolled = vi.fn();
let grow: () => void;

/** Opens a page whose address names its section. */
function open(over: Promise<unknown> = new Promise(() => {})) {
	const section = Object.assign(document.createElement('section'), { scrollIntoView: scrolled });
	vi.spyOn(document, 'querySelector').mockReturnValue(section);
	keepSection(over);
}

beforeEach(() => {
	vi.useFakeTimers();
	scrolled.mockReset();
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(measured: () => void) {
				grow = measured;
			}
			observe() {}
			disconnect() {
				grow = () => {};
			}
		},
	);
	return () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	};
});

test('[RT-45] the section that the address names stays in view while the page grows, until two seconds after hydration', async () => {
	open();
	grow();
	dispatchEvent(new Event('hydrated'));
	await vi.advanceTimersByTimeAsync(1999);
	grow();
	expect(scrolled.mock.calls).toEqual([[{ behavior: 'instant' }], [{ behavior: 'instant' }]]);
	await vi.advanceTimersByTimeAsync(1);
	grow();
	expect(scrolled).toHaveBeenCalledTimes(2);
});

test('[RT-45] a page is not moved any more once the visitor does something', async () => {
	open(Promise.resolve());
	await vi.advanceTimersByTimeAsync(0);
	grow();
	expect(scrolled).not.toHaveBeenCalled();
});
