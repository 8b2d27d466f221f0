import { announcements as record } from './records/index/announcements.ts';
import type { Announcement, Thread } from './shapes.ts';

const allDivisions: readonly Thread[] = ['group', 'research', 'conferences', 'software'];

/** What is new, shown in a quiet band at the top of pages until its last day has passed. None, no band. */
export const announcements: readonly Announcement[] = record.list.map(
	({ everywhere, divisions, ...one }) => ({
		...one,
		divisions: everywhere ? allDivisions : divisions,
	}),
);
