export const Download =
	'M26 24v4H6v-4H4v4a2 2 0 0 0 2 2h20a2 2 0 0 0 2-2v-4ZM26 14l-1.4-1.4-7.6 7.6V2h-2v18.2l-7.6-7.6L6 14l10 10z';
