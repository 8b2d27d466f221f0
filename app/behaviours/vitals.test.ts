import { expect, test, vi } from 'vitest';

const watchers: ((metric: { name: string; value: number }) => void)[] = [];
const watch = (report: (metric: { name: string; value: number }) => void) => void watchers.push(report);
vi.mock('web-vitals', () => ({ onCLS: watch, onFCP: watch, onINP: watch, onLCP: watch, onTTFB: watch }));

const { measure } = await import('./vitals.ts');

test('[ERR-3] five figures are measured, and nothing is sent unless an address is configured', () => {
	const sendBeacon = vi.fn();
	vi.stubGlobal('navigator', { sendBeacon });
	measure(undefined);
	expect(watchers).toHaveLength(5);
	watchers[0]?.({ name: 'CLS', value: 0 });
	expect(sendBeacon).not.toHaveBeenCalled();

	measure('https://vitals.example/collect');
	watchers[5]?.({ name: 'LCP', value: 640 });
	expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
		'https://vitals.example/collect',
		JSON.stringify({ name: 'LCP', value: 640, path: '/' }),
	);
});
