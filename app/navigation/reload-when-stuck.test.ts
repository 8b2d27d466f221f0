import { afterEach, expect, it, vi } from 'vitest';
import { reloadWhenStuck } from './reload-when-stuck.ts';

/** Messages arrive at once, or never. */
function messages(arrive: boolean): void {
	vi.stubGlobal(
		'MessageChannel',
		class {
			port1: { onmessage?: () => void } = {};
			port2 = { postMessage: () => arrive && this.port1.onmessage?.() };
		},
	);
}

function leaveAndComeBack(persisted: boolean): void {
	window.dispatchEvent(new Event('pagehide'));
	window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
	vi.runAllTimers();
}

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

for (const [what, arrive, persisted, times] of [
	['whose messages were lost is loaded anew', false, true, 1],
	['that answers stays as it is', true, true, 0],
	['that is opened, not brought back, stays as it is', false, false, 0],
] as const)
	it(`[RT-45] a page ${what}`, () => {
		vi.useFakeTimers();
		messages(arrive);
		const reload = vi.fn();
		reloadWhenStuck(reload);
		leaveAndComeBack(persisted);
		expect(reload).toHaveBeenCalledTimes(times);
	});
