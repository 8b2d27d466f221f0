/** What the button of a design says, by the topic of the message that it opens (content/software/topics.ts). */
export const designAsks = {
	'similar-site': 'Ask for one like it',
	shop: 'Ask for a shop',
	dashboard: 'Ask for a dashboard',
	travel: 'Ask for a travel site',
} as const;
