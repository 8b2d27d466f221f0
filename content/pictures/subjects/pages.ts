import type { Subject } from './subject.ts';

// biome-ignore format: one picture a line
export const pageSubjects = {
	speaker: { title: 'A talk', alt: 'Woven drawing: a speaker in a sari stands lit at a lectern, beside a chart on a screen, before a full hall.' },
	questions: { title: 'Questions after a talk', alt: 'Woven drawing: over a speaker’s shoulder, a woman stands among the rows with a microphone; two hands are up.' },
	'registration-desk': { title: 'Registration desk', alt: 'Woven drawing: a volunteer hands a badge on a ribbon across a desk to a delegate with a shoulder bag.' },
	proposal: { title: 'A proposal', alt: 'Woven drawing: from above, a hand signs a page on a table with the plan of a hall and a calendar.' },
	'best-paper': { title: 'Best paper', alt: 'Woven drawing: a winner on a stage holds up a paper with a rosette while four others applaud.' },
	trophies: { title: 'Five cups', alt: 'Woven drawing: five cups on white steps on a stage, in the light of three lamps, before a dark audience.' },
	contribution: { title: 'A contribution honoured', alt: 'Woven drawing: from behind, somebody in a shawl lifts a plaque towards a hall that stands and applauds.' },
	'stage-set': { title: 'The day before', alt: 'Woven drawing: two people hang a banner over an empty stage, one of them on a ladder; rows of chairs wait.' },
	exhibition: { title: 'Pictures on a wall', alt: 'Woven drawing: two visitors stand before a wall of framed pictures: a hall, a lamp, a cup, a lake, trees.' },
	replay: { title: 'A recorded talk', alt: 'Woven drawing: a laptop with a play sign over a recorded talk, headphones and notes beside it.' },
	studio: { title: 'A webinar goes out', alt: 'Woven drawing: a woman talks at a desk towards a camera on a tripod, under a studio lamp.' },
	shelf: { title: 'Volumes of proceedings', alt: 'Woven drawing: somebody takes a volume of proceedings from a shelf full of them.' },
	filming: { title: 'A talk is filmed', alt: 'Woven drawing: a camera at the back of a hall shows the distant speaker small on its own screen.' },
	'track-room': { title: 'A track', alt: 'Woven drawing: in a small room by day a speaker points at a screen; fifteen people sit at three tables.' },
	bench: { title: 'Workshop bench', alt: 'Woven drawing: two people at a workbench open a drive with two gears; tools hang on the wall behind.' },
	simulation: { title: 'Simulation', alt: 'Woven drawing: over somebody’s shoulder, a screen shows a bent part divided into elements, dark where its stress is high.' },
	phone: { title: 'An app in the hand', alt: 'Woven drawing: a hand holds a phone with the laboratory diary of our portfolio: a week of bookings and one button.' },
	'server-room': { title: 'Server room', alt: 'Woven drawing: somebody with a list stands in the aisle between two rows of server cabinets.' },
	team: { title: 'People at a table', alt: 'Woven drawing: people with laptops sit around a table; one of them points at a page drawn on a board.' },
} as const satisfies Record<string, Subject>;

// biome-ignore format: one picture a line
export const bandSubjects = {
	'server-room': pageSubjects['server-room'],
	team: pageSubjects.team,
} as const satisfies Record<string, Subject>;
