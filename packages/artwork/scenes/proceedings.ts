import { badge } from './close-ups/badge.ts';
import { cupAndProgramme } from './close-ups/cup-and-programme.ts';
import { notebook } from './close-ups/notebook.ts';
import { roundTables } from './close-ups/round-tables.ts';
import { trophyClose } from './close-ups/trophy-close.ts';
import { volumes } from './close-ups/volumes.ts';
import { bookRelease } from './gatherings/book-release.ts';
import { buffet } from './gatherings/buffet.ts';
import { closing } from './gatherings/closing.ts';
import { groupOnSteps } from './gatherings/group-on-steps.ts';
import { handing } from './gatherings/handing.ts';
import { lampLighting } from './gatherings/lamp-lighting.ts';
import { music } from './gatherings/music.ts';
import { planningTable } from './gatherings/planning-table.ts';
import { posterSession } from './gatherings/poster-session.ts';
import { posterTalk } from './gatherings/poster-talk.ts';
import { registration } from './gatherings/registration.ts';
import { signing } from './gatherings/signing.ts';
import { teaBreak } from './gatherings/tea-break.ts';
import { volunteers } from './gatherings/volunteers.ts';
import { applause } from './halls/applause.ts';
import { auditorium } from './halls/auditorium.ts';
import { beamInTheDark } from './halls/beam-in-the-dark.ts';
import { emptyChairs } from './halls/empty-chairs.ts';
import { fromTheStage } from './halls/from-the-stage.ts';
import { microphoneClose } from './halls/microphone-close.ts';
import { online } from './halls/online.ts';
import { questionFromTheFloor } from './halls/question-from-the-floor.ts';
import { suit } from './kit/looks.ts';
import { place } from './kit/shapes.ts';
import { labVisit } from './laboratory/lab-visit.ts';
import { loom } from './laboratory/loom.ts';
import { matStall } from './laboratory/mat-stall.ts';
import { testingVisit } from './laboratory/testing-visit.ts';
import { aboveTheCity } from './outdoors/above-the-city.ts';
import { bus } from './outdoors/bus.ts';
import { campusMorning } from './outdoors/campus-morning.ts';
import { campusNight } from './outdoors/campus-night.ts';
import { corridor } from './outdoors/corridor.ts';
import { lakeEvening } from './outdoors/lake-evening.ts';
import { lawnCrowd } from './outdoors/lawn-crowd.ts';
import { rain } from './outdoors/rain.ts';
import { sapling } from './outdoors/sapling.ts';
import { underTheTree } from './outdoors/under-the-tree.ts';
import { board } from './props/board.ts';
import type { Scene } from './scene.ts';
import { chairOfSession } from './speakers/chair-of-session.ts';
import { emptyLectern } from './speakers/empty-lectern.ts';
import { keynote } from './speakers/keynote.ts';
import { panel } from './speakers/panel.ts';
import { youngResearcher } from './speakers/young-researcher.ts';
import { interview } from './workshop/interview.ts';
import { laptopRow } from './workshop/laptop-row.ts';

export const proceedings: Readonly<Record<string, Scene>> = {
	'photo-01': ['marigold', lampLighting],
	'photo-02': ['indigo', () => auditorium('p02')],
	'photo-03': ['neem', () => keynote(suit, 'p03', false)],
	'photo-04': ['turmeric', () => registration('p04')],
	'photo-05': ['madder', () => panel('p05', 5)],
	'photo-06': ['indigo', () => posterSession('p06', 4)],
	'photo-07': ['marigold', () => groupOnSteps('p07', 3)],
	'photo-08': ['neem', campusMorning],
	'photo-09': ['madder', () => handing('p09', 'certificate')],
	'photo-10': ['marigold', lakeEvening],
	'photo-11': ['turmeric', () => teaBreak('p11')],
	'photo-12': ['ink', badge],
	'photo-13': ['marigold', () => questionFromTheFloor('p13')],
	'photo-14': ['indigo', () => fromTheStage('p14')],
	'photo-15': ['neem', bookRelease],
	'photo-16': ['indigo', () => laptopRow('p16')],
	'photo-17': ['ink', () => beamInTheDark('p17')],
	'photo-18': ['neem', () => posterTalk('p18')],
	'photo-19': ['marigold', trophyClose],
	'photo-20': ['madder', () => corridor('p20')],
	'photo-21': ['neem', underTheTree],
	'photo-22': ['madder', music],
	'photo-23': ['turmeric', () => buffet('p23')],
	'photo-24': ['indigo', () => online('p24')],
	'photo-25': ['marigold', () => handing('p25', 'garland')],
	'photo-26': ['ink', emptyLectern],
	'photo-27': ['neem', emptyChairs],
	'photo-28': ['indigo', () => rain('p28')],
	'photo-29': ['neem', () => testingVisit('p29')],
	'photo-30': ['indigo', labVisit],
	'photo-31': ['turmeric', matStall],
	'photo-32': ['marigold', () => loom(true)],
	'photo-33': ['madder', chairOfSession],
	'photo-34': ['ink', notebook],
	'photo-35': ['marigold', () => volunteers('p35')],
	'photo-36': ['indigo', () => roundTables('p36')],
	'photo-37': ['madder', signing],
	'photo-38': ['neem', sapling],
	'photo-39': ['indigo', volumes],
	'photo-40': [
		'marigold',
		() => place(1200, 0, 1, planningTable(board(420, 56, 360, 196, 'plan')), { flip: true }),
	],
	'photo-41': ['indigo', campusNight],
	'photo-42': ['turmeric', () => bus('p42')],
	'photo-43': ['madder', cupAndProgramme],
	'photo-44': ['neem', () => youngResearcher('p44')],
	'photo-45': ['ink', interview],
	'photo-46': ['indigo', microphoneClose],
	'photo-47': ['neem', aboveTheCity],
	'photo-48': ['marigold', () => applause('p48')],
	'photo-49': ['madder', () => closing('p49')],
	'photo-50': ['turmeric', () => lawnCrowd('p50')],
};
