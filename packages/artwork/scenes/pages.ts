import { bench } from './pages/bench.ts';
import { bestPaper } from './pages/best-paper.ts';
import { choosing } from './pages/choosing.ts';
import { contribution } from './pages/contribution.ts';
import { exhibition } from './pages/exhibition.ts';
import { filming } from './pages/filming.ts';
import { phoneInHand } from './pages/phone.ts';
import { proposal } from './pages/proposal.ts';
import { questions } from './pages/questions.ts';
import { registrationDesk } from './pages/registration-desk.ts';
import { replay } from './pages/replay.ts';
import { serverRoom } from './pages/server-room.ts';
import { shelf } from './pages/shelf.ts';
import { simulation } from './pages/simulation.ts';
import { speaker } from './pages/speaker.ts';
import { stageSet } from './pages/stage-set.ts';
import { studio } from './pages/studio.ts';
import { team } from './pages/team.ts';
import { trackRoom } from './pages/track-room.ts';
import { trophies } from './pages/trophies.ts';
import type { Scene } from './scene.ts';

/** Talks, for the pages of the conferences. */
export const halls: Readonly<Record<string, Scene>> = {
	speaker: ['marigold', speaker],
	questions: ['marigold', questions],
	'track-room': ['marigold', trackRoom],
};

/** Beside the forms of the conferences. */
export const desks: Readonly<Record<string, Scene>> = {
	'registration-desk': ['marigold', registrationDesk],
	proposal: ['marigold', proposal],
};

/** One for each group of awards. */
export const awards: Readonly<Record<string, Scene>> = {
	'best-paper': ['marigold', bestPaper],
	trophies: ['marigold', trophies],
	contribution: ['marigold', contribution],
};

/** The tiles of the conference menu. */
export const menu: Readonly<Record<string, Scene>> = {
	'stage-set': ['marigold', stageSet],
	exhibition: ['marigold', exhibition],
	replay: ['marigold', replay],
	studio: ['marigold', studio],
	shelf: ['marigold', shelf],
	filming: ['marigold', filming],
};

/** One for each workshop. */
export const benches: Readonly<Record<string, Scene>> = {
	bench: ['marigold', bench],
	simulation: ['marigold', simulation],
};

/** For single services of the software division. */
export const software: Readonly<Record<string, Scene>> = {
	choosing: ['indigo', choosing],
	phone: ['indigo', phoneInHand],
	'server-room': ['indigo', serverRoom],
	team: ['indigo', team],
};
