// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Rocket =
	'm7.3 23.3 8-8 1.4 1.4-8 8zM17 30h-.4a1 1 0 0 1-.6-.9l-1-7 2-.2.8 5.2 3.2-2.6V17l.3-.7 4-4A9 9 0 0 0 28 5.8V4h-1.9a9 9 0 0 0-6.3 2.6l-4 4.1-.8.3H7.5l-2.6 3.3 5.2.7-.2 2-7-1a1 1 0 0 1-.8-.6 1 1 0 0 1 .1-1l4-5A1 1 0 0 1 7 9h7.6l3.8-3.8A11 11 0 0 1 26 2H28a2 2 0 0 1 2 2v1.9a11 11 0 0 1-3.2 7.7L23 17.4V25a1 1 0 0 1-.4.8l-5 4z';
