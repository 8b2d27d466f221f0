import { topics } from './topics.ts';

/** The topics in their groups, in the order of `topics`. */
export const topicGroups = [...new Set(Object.values(topics).map(({ group }) => group))].map((name) => ({
	group: name,
	topics: Object.entries(topics)
		.filter(([, { group }]) => group === name)
		.map(([slug, { label }]) => ({ slug, label })),
}));
