/** What a button that copies a text says when it was pressed. */
export const copying = {
	copied: 'Copied.',
	copyByHand: 'Your browser did not allow copying. The text is selected below: copy it yourself.',
} as const;
