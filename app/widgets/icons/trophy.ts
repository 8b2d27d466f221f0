// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Trophy =
	'M26 7h-2V6a2 2 0 0 0-2-2H10a2 2 0 0 0-2 2v1H6a2 2 0 0 0-2 2v3a4 4 0 0 0 4 4h.3a8 8 0 0 0 6.7 6v4h-5v2h12v-2h-5v-4a8 8 0 0 0 6.7-6h.3a4 4 0 0 0 4-4V9a2 2 0 0 0-2-2M8 14a2 2 0 0 1-2-2V9h2Zm14 0a6 6 0 0 1-6.2 6 6 6 0 0 1-5.8-6.3V6h12Zm4-2a2 2 0 0 1-2 2V9h2Z';
