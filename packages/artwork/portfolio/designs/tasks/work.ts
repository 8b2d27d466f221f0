/** The cards on the board of the task dashboard. */
export type Tone = 'rose' | 'teal' | 'amber' | 'violet';
export interface Work {
	readonly title: string;
	readonly area: string;
	readonly tone: Tone;
	readonly due: string;
	readonly done?: number;
	readonly who: readonly string[];
	readonly late?: true;
}

export const columns: readonly [string, readonly Work[]][] = [
	[
		'To do',
		[
			{
				title: 'Write the acceptance checks for the intake form',
				area: 'Forms',
				tone: 'violet',
				due: '14 May',
				who: ['QA'],
			},
			{
				title: 'Agree on names for the export columns',
				area: 'Data',
				tone: 'teal',
				due: '15 May',
				who: ['BE', 'PM'],
			},
			{ title: 'Replace the old logo in e-mails', area: 'Brand', tone: 'amber', due: '19 May', who: ['UX'] },
		],
	],
	[
		'Doing',
		[
			{
				title: 'Keyboard order of the booking calendar',
				area: 'Access',
				tone: 'rose',
				due: 'Today',
				done: 60,
				who: ['FE', 'UX'],
				late: true,
			},
			{
				title: 'Move receipts to the new storage',
				area: 'Data',
				tone: 'teal',
				due: '13 May',
				done: 35,
				who: ['BE'],
			},
		],
	],
	[
		'In review',
		[
			{
				title: 'Offline mode for the field app',
				area: 'Mobile',
				tone: 'violet',
				due: '12 May',
				done: 90,
				who: ['FE', 'QA'],
			},
			{
				title: 'Shorter words on the consent page',
				area: 'Content',
				tone: 'amber',
				due: '12 May',
				done: 80,
				who: ['UX', 'PM'],
			},
			{
				title: 'Alert when the queue is longer than 50',
				area: 'Ops',
				tone: 'rose',
				due: '13 May',
				done: 95,
				who: ['OP'],
			},
		],
	],
	[
		'Done',
		[
			{
				title: 'Search that forgives spelling',
				area: 'Search',
				tone: 'teal',
				due: '9 May',
				done: 100,
				who: ['BE', 'FE'],
			},
			{
				title: 'One page that prints on one page',
				area: 'Print',
				tone: 'amber',
				due: '8 May',
				done: 100,
				who: ['UX'],
			},
		],
	],
];
