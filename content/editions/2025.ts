import type { Edition, ImportantDate } from '#contract/dates.ts';

export const paperDeadline: ImportantDate = {
	id: 'paper',
	label: 'Full paper submission',
	is: 'deadline',
	first: '2024-12-14',
	revision: 0,
};

/** AIC-RAETHM 2025. The table, the marks, the calendar and the state of the edition all come from these dates. */
export const edition: Edition = {
	id: 'aic-raethm-2025',
	name: 'AIC-RAETHM 2025',
	revised: '2024-11-01',
	dates: [
		paperDeadline,
		{ id: 'acceptance', label: 'Notification of acceptance', is: 'days', first: '2024-12-20', revision: 0 },
		{ id: 'camera-ready', label: 'Camera-ready paper', is: 'deadline', first: '2024-12-26', revision: 0 },
		{
			id: 'registration',
			label: 'Last date of registration',
			is: 'deadline',
			first: '2024-12-31',
			revision: 0,
		},
		{
			id: 'conference',
			label: 'Conference',
			is: 'days',
			first: '2025-01-10',
			last: '2025-01-11',
			revision: 0,
		},
	],
};
