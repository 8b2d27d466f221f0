// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const UserSpeaker =
	'm29.4 19-1.7-1.7.3-1.3a3 3 0 1 0-3 3l1.3-.3 1.7 1.7V28h-6v-3a7 7 0 0 0-7-7H9a7 7 0 0 0-7 7v5h28v-9.6a2 2 0 0 0-.6-1.4M4 25a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v3H4ZM12 4a5 5 0 1 1-5 5 5 5 0 0 1 5-5m0-2a7 7 0 1 0 7 7 7 7 0 0 0-7-7';
