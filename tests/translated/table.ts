import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const counts = ['crashes', 'stale', 'lost'] as const;

/** Prints which flow held on which address, and how much was found in all. */
export default class Table implements Reporter {
	readonly cells = new Map<string, Map<string, string>>();
	readonly found = { crashes: 0, stale: 0, lost: 0, steps: 0 };

	onTestEnd({ title }: TestCase, { status, annotations }: TestResult): void {
		const [, path = '', flow = ''] = /^\[ANY-1\] (\S+) (.+)$/.exec(title) ?? [];
		const said = (type: string) => Number(annotations.find((one) => one.type === type)?.description ?? 0);
		for (const type of [...counts, 'steps'] as const) this.found[type] += said(type);
		const wrong = counts.filter((type) => said(type) > 0).map((type) => `${said(type)} ${type}`);
		const cell = status === 'passed' ? `${said('steps') || '-'}` : wrong.join(', ') || status;
		this.cells.set(path, (this.cells.get(path) ?? new Map()).set(flow, cell));
	}

	onEnd({ status }: FullResult): void {
		const flows = [...new Set([...this.cells.values()].flatMap((row) => [...row.keys()]))];
		const lines = [
			`| address | ${flows.join(' | ')} |`,
			`|---|${'--:|'.repeat(flows.length)}`,
			...[...this.cells].map(
				([path, row]) => `| ${path} | ${flows.map((flow) => row.get(flow) ?? '').join(' | ')} |`,
			),
		];
		const { crashes, stale, lost, steps } = this.found;
		console.log(
			`${lines.join('\n')}\n${status}: ${steps} steps, ${crashes} crashes, ${stale} stale, ${lost} lost`,
		);
	}
}
