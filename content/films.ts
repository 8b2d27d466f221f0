// Written by `npm run artwork -- films`.
import { films as posters } from './pictures/films.ts';
import type { Film } from './shapes.ts';

// biome-ignore format: one film a line
export const films = {
	software: { webm: '/films/software.97d9ce2a.webm', mp4: '/films/software.701b29ad.mp4', poster: posters.software, seconds: 9.6 },
	knowledge: { webm: '/films/knowledge.2633a7f7.webm', mp4: '/films/knowledge.d9dcf9e1.mp4', poster: posters.knowledge, seconds: 9 },
	research: { webm: '/films/research.a8ef81d6.webm', mp4: '/films/research.093ef6f3.mp4', poster: posters.research, seconds: 9 },
} as const satisfies Record<string, Film>;
