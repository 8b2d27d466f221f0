/** CONF-8: what the printed brochure says below its lists, and no page. */
export const notes = {
	template: 'Download the paper template (PDF and MS-Word) from the conference page.',
	workshops: 'Hands-on, at the conferences of AEG:',
	fee: 'There is a registration fee: ask the organisers for the amount.',
} as const;
