import { inWords } from '#content/counted.ts';
import type { Sampled } from '#content/shapes.ts';
import { notKnown } from '../conference/paper-counts.ts';
import { edition2025 } from './2025.ts';

/** PROC-2: sample abstracts, one for each topic, in the order of the tracks and their topics. None reports a real result. */

export interface Abstract {
	readonly title: string;
	/** By role and kind of institution, never by name. */
	readonly authors: string;
	readonly text: string;
}

const by = (role: string, place: string) => `${role}, ${place}`;

export const abstracts: readonly (readonly Sampled<Abstract>[])[] = [
	[
		{
			sample: true,
			title: 'Paper forms to shared records in small workshops',
			authors: by('Assistant professor and research scholar', 'engineering college'),
			text: 'Small workshops keep their orders in notebooks. This study follows the change to a shared digital record and asks which steps were helped by it and which were made harder. Interviews before and after the change are compared. The paper describes the questions asked, the way answers were sorted, and what a workshop should prepare first.',
		},
		{
			sample: true,
			title: 'Reading early signs of technical risk in public projects',
			authors: by('Research group', 'state technical university'),
			text: 'Delays in public projects are often announced by small signs: a changed supplier, a missing drawing, a test put off. The paper collects such signs from project diaries and proposes a short monthly check. It discusses how a check can be made without more paperwork, and where foresight ends and guessing begins.',
		},
		{
			sample: true,
			title: 'Shared test rigs as a form of open innovation',
			authors: by('Professor and industry engineer', 'institute of technology'),
			text: 'A test rig is expensive to buy and stands idle for much of the year. We describe an arrangement in which three institutes share one, with rules for booking, care and the ownership of results. The paper compares the arrangement with hiring and with buying, and lists the questions that partners should settle in writing.',
		},
		{
			sample: true,
			title: 'Local suppliers in a global standard',
			authors: by('Doctoral student', 'school of management'),
			text: 'When a buyer abroad raises a standard, its suppliers at home must decide whether to follow. Through case descriptions the paper looks at what the change asks of a small firm: drawings, measurements, training and time. It offers a way to plan the change in steps that can each be paid for.',
		},
		{
			sample: true,
			title: 'From repair shop to service contract',
			authors: by('Assistant professor', 'department of management studies'),
			text: 'A repair shop earns when machines fail; a service contract earns when they do not. The paper describes what changes in a small business that moves from the one to the other: spare parts, visits, prices and trust. A simple model shows which of these matters first.',
		},
	],
	[
		{
			sample: true,
			title: 'Finding faults in woven cloth with few labelled pictures',
			authors: by('Research scholar', 'department of computer science'),
			text: 'Networks that find faults in cloth need many labelled pictures, which mills do not have. The paper studies training with drawn faults on pictures of sound cloth. It describes how faults are drawn, how the network is checked against real ones, and in which cases drawn faults mislead it.',
		},
		{
			sample: true,
			title: 'Fuzzy rules for watering advice',
			authors: by('Assistant professor', 'agricultural engineering college'),
			text: 'Farmers describe soil as dry, a little dry or wet, not in per cent. A set of fuzzy rules takes these words, the weather of the week and the crop, and gives advice in the same kind of words. The paper presents the rules and the way they were discussed with growers.',
		},
		{
			sample: true,
			title: 'Timetables by evolution: a comparison of three ways to cross',
			authors: by('Master’s student and supervisor', 'engineering college'),
			text: 'Evolutionary algorithms make college timetables by crossing good ones. Three ways of crossing are compared on the same set of rooms, teachers and courses. The paper explains how a timetable is written as a string, what counts as a clash, and how the runs were made comparable.',
		},
		{
			sample: true,
			title: 'Counting plants from a kite',
			authors: by('Research group', 'institute of technology'),
			text: 'A camera on a kite costs little and needs no licence in many places. The paper describes a method that counts young plants in such pictures in spite of tilt, blur and shadow. Steps of the method are set out so that they can be repeated with free programs.',
		},
		{
			sample: true,
			title: 'A robot that asks before it acts',
			authors: by('Research scholar', 'centre for robotics'),
			text: 'Spoken orders to a robot are often unclear. We study when a robot should act, and when it should ask a question first. The paper gives a measure of doubt for a spoken order and describes a test in a kitchen laboratory with volunteers.',
		},
	],
	[
		{
			sample: true,
			title: 'Dust on solar panels between two monsoons',
			authors: by('Assistant professor and students', 'department of electrical engineering'),
			text: 'Dust lowers what a solar panel gives. The paper describes a set of panels on a college roof that are cleaned at different intervals, and the instruments that compare them. It discusses how to separate the effect of dust from that of heat and cloud, and how to choose an interval for cleaning.',
		},
		{
			sample: true,
			title: 'A small grid that knows when to wait',
			authors: by('Research group', 'state technical university'),
			text: 'Pumps and chargers can wait; lights cannot. A controller for a small grid sorts its loads by how long they can be put off. The paper presents the rule of sorting, the model of the battery and a simulation over the days of one year.',
		},
		{
			sample: true,
			title: 'Kitchen waste of a hostel as a source of gas',
			authors: by('Master’s student and technician', 'polytechnic'),
			text: 'A digester was planned for the kitchen waste of a hostel. The paper sets out how the waste was sorted and weighed, how the digester was sized, and what has to be done each day to keep it working. Costs are treated as a method, so that others can enter their own.',
		},
		{
			sample: true,
			title: 'An energy diary for a small factory',
			authors: by('Industry engineer', 'manufacturing enterprise'),
			text: 'Before saving energy one must know where it goes. The paper describes a diary that workers can keep with two clamp meters and a printed form, and how a week of it is read. It lists the mistakes that are made most easily and how to notice them.',
		},
		{
			sample: true,
			title: 'Hydrogen from a teaching electrolyser',
			authors: by('Assistant professor', 'department of chemistry'),
			text: 'An electrolyser for teaching must be safe, cheap and easy to see through. The paper gives the drawing of one, the choice of its membrane and the exercises that students do with it. Safety is treated first and in detail.',
		},
	],
	[
		{
			sample: true,
			title: 'Shade, mass and air: three models of one classroom',
			authors: by('Research scholar', 'department of civil engineering'),
			text: 'Three programs were given the same classroom: walls, windows, a tree and forty people. The paper compares what they ask for and what they leave out, and explains where their answers part. It ends with a list of inputs that should be printed beside any simulated temperature.',
		},
		{
			sample: true,
			title: 'A range model for electric rickshaws',
			authors: by('Assistant professor and students', 'department of mechanical engineering'),
			text: 'The range of an electric rickshaw changes with load, road and the age of its battery. The paper builds a model from these three, describes how each is measured on the road, and shows how a driver could use the model as a card, without a computer.',
		},
		{
			sample: true,
			title: 'Printing with fibres from banana stems',
			authors: by('Research group', 'centre for materials'),
			text: 'Short natural fibres can be mixed into the filament of a printer. The paper describes how banana fibres are cut, dried and mixed, which nozzles they pass, and how specimens are printed for the tensile test. Results are to be reported with the full paper.',
		},
		{
			sample: true,
			title: 'A spring for the micrometre: a compliant guide',
			authors: by('Doctoral student', 'precision engineering laboratory'),
			text: 'A compliant guide moves without play because it bends instead of sliding. The paper presents the design of a small one, cut from a single sheet, its model as a set of springs, and the way its straightness is to be measured with simple means.',
		},
	],
	[
		{
			sample: true,
			title: 'Who answers for wrong advice?',
			authors: by('Assistant professor', 'department of humanities'),
			text: 'When a program gives advice, somebody has to answer for it. The paper compares the answers that four published guidelines give for a school, a bank, a clinic and a farm. It proposes a page of plain questions that an institution can ask before it buys such a program.',
		},
		{
			sample: true,
			title: 'Teaching a small arm to thread a needle',
			authors: by('Master’s students', 'robotics laboratory'),
			text: 'Threading a needle needs sight, touch and patience. The paper describes a small robot arm with one camera, the way it is shown the task by hand, and how its attempts are scored. Failures are sorted and discussed, since they teach more than the successes.',
		},
		{
			sample: true,
			title: 'Sorting letters of referral before they are read',
			authors: by('Physician and computer scientist', 'teaching hospital'),
			text: 'A hospital receives many letters of referral a day. We describe a program that suggests which should be read first, and the rule that it may never put a letter last. The paper covers consent, the removal of names and the way a doctor can overrule the program.',
		},
		{
			sample: true,
			title: 'Explaining a refused loan in one sentence',
			authors: by('Research scholar', 'school of finance'),
			text: 'A person whose loan is refused should be told why in words that help. The paper studies ways to turn the inner weights of a model into one true sentence, and how readers understood such sentences in a small reading test.',
		},
		{
			sample: true,
			title: 'What shoppers want a recommender to forget',
			authors: by('Doctoral student', 'department of commerce'),
			text: 'Recommenders remember a gift as a taste. Through interviews the paper collects what shoppers would like such a program to forget, and when. It describes a design in which forgetting is a button, and the questions that this raises for the model behind it.',
		},
	],
];

export const abstractBook = {
	title: `${edition2025.name}: Abstract Book`,
	heading: 'Abstract Book',
	lead: 'Abstracts in the order of the tracks and their topics.',
	notice: `Sample edition. Every abstract in this book is a sample, written to show its form: one for each topic. The authors’ abstracts will replace them. Tracks, topics and the ${inWords(edition2025.proceedings?.papers.length ?? 0)} counts are those of the conference; which track each count belongs to is a sample.`,
	sample: 'Example of an abstract',
	contents: 'Contents',
	countUnknown: `The number of papers is ${notKnown}`,
} as const;
