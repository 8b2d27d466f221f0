export const CheckmarkFilled =
	'M16 2a14 14 0 1 0 14 14A14 14 0 0 0 16 2m-2 19.6-5-5 1.6-1.6 3.4 3.4 7.4-7.4 1.6 1.6Z';
