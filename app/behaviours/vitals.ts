import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures the web vitals of this visit (ERR-3).
 * @param address receives each figure by beacon as JSON `{ name, value, path }`, value in milliseconds
 *   (CLS without unit), path without query; when undefined nothing is sent
 */
export function measure(address: string | undefined): void {
	const path = location.pathname;
	const report = ({ name, value }: Metric) => {
		if (address !== undefined) navigator.sendBeacon(address, JSON.stringify({ name, value, path }));
	};
	for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
