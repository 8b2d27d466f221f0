import type { Announcement } from './shapes.ts';

/**
 * What is new, shown in a quiet band at the top of the pages of its divisions until its last day has passed. None, no
 * band. For example:
 *
 * {
 * 	date: '2026-11-24',
 * 	until: '2026-12-31',
 * 	text: 'The call for papers of the next conference is open.',
 * 	link: { label: 'Call for papers', to: '/Conference' },
 * 	divisions: ['group', 'conferences'],
 * },
 */
export const announcements: readonly Announcement[] = [];
