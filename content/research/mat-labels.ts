/** The words around what is said of a mat. */
export const matLabels = {
	open: 'Fibre facts',
	origin: 'Where the fibre comes from',
	treated: 'What it is',
	weave: 'Drawn structure',
	uses: 'Uses of the fibre',
	usesTreated: 'Uses of the finish',
	facts: 'Good to know',
	sources: 'Sources',
	ask: 'Ask about this product',
	more: 'Good to know, with sources',
} as const;
