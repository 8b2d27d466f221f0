import { badge } from './close-ups/badge.ts';
import { badgeBox } from './close-ups/badge-box.ts';
import { cupAndProgramme } from './close-ups/cup-and-programme.ts';
import { cupsOnTray } from './close-ups/cups-on-tray.ts';
import { notebook } from './close-ups/notebook.ts';
import { roundTables } from './close-ups/round-tables.ts';
import { trophyClose } from './close-ups/trophy-close.ts';
import { volumes } from './close-ups/volumes.ts';
import { bookRelease } from './gatherings/book-release.ts';
import { buffet } from './gatherings/buffet.ts';
import { closing } from './gatherings/closing.ts';
import { handing } from './gatherings/handing.ts';
import { lampLighting } from './gatherings/lamp-lighting.ts';
import { music } from './gatherings/music.ts';
import { planningHands } from './gatherings/planning-hall.ts';
import { posterSession } from './gatherings/poster-session.ts';
import { posterTalk } from './gatherings/poster-talk.ts';
import { signing } from './gatherings/signing.ts';
import { applause } from './halls/applause.ts';
import { auditorium } from './halls/auditorium.ts';
import { beamInTheDark } from './halls/beam-in-the-dark.ts';
import { emptyChairs } from './halls/empty-chairs.ts';
import { fromTheStage } from './halls/from-the-stage.ts';
import { microphoneClose } from './halls/microphone-close.ts';
import { online } from './halls/online.ts';
import { place } from './kit/shapes.ts';
import { labVisit } from './laboratory/lab-visit.ts';
import { matStall } from './laboratory/mat-stall.ts';
import { loomAtRest } from './laboratory/mat-works.ts';
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
import { shirtsOnALine } from './outdoors/shirts-on-a-line.ts';
import { shoesOnSteps } from './outdoors/shoes-on-steps.ts';
import { underTheTree } from './outdoors/under-the-tree.ts';
import { questions, student } from './pages/questions.ts';
import { speaker, speakers } from './pages/speaker.ts';
import type { Scene } from './scene.ts';
import { chairOfSession } from './speakers/chair-of-session.ts';
import { emptyLectern } from './speakers/empty-lectern.ts';
import { panel } from './speakers/panel.ts';
import { youngResearcher } from './speakers/young-researcher.ts';
import { interview } from './workshop/interview.ts';
import { laptopRow } from './workshop/laptop-row.ts';

export const proceedings: Readonly<Record<string, Scene>> = {
	'photo-01': ['marigold', lampLighting],
	'photo-02': ['indigo', () => auditorium('p02')],
	'photo-03': ['neem', () => place(1200, 0, 1, speaker(speakers.inSuit, 5), { flip: true })],
	'photo-04': ['ink', badgeBox],
	'photo-05': ['marigold', panel],
	'photo-06': ['indigo', posterSession],
	'photo-07': ['marigold', shoesOnSteps],
	'photo-08': ['neem', campusMorning],
	'photo-09': ['marigold', () => handing('certificate', 0.5)],
	'photo-10': ['marigold', lakeEvening],
	'photo-11': ['neem', cupsOnTray],
	'photo-12': ['ink', badge],
	'photo-13': ['marigold', () => place(1200, 0, 1, questions(student, 4), { flip: true })],
	'photo-14': ['indigo', fromTheStage],
	'photo-15': ['neem', bookRelease],
	'photo-16': ['indigo', laptopRow],
	'photo-17': ['ink', () => beamInTheDark('p17')],
	'photo-18': ['neem', posterTalk],
	'photo-19': ['marigold', trophyClose],
	'photo-20': ['marigold', () => corridor('p20')],
	'photo-21': ['neem', underTheTree],
	'photo-22': ['marigold', music],
	'photo-23': ['neem', buffet],
	'photo-24': ['indigo', () => online('p24')],
	'photo-25': ['marigold', () => handing('garland')],
	'photo-26': ['ink', emptyLectern],
	'photo-27': ['neem', emptyChairs],
	'photo-28': ['indigo', () => rain('p28')],
	'photo-29': ['neem', testingVisit],
	'photo-30': ['indigo', labVisit],
	'photo-31': ['neem', matStall],
	'photo-32': ['marigold', () => loomAtRest()],
	'photo-33': ['marigold', chairOfSession],
	'photo-34': ['ink', notebook],
	'photo-35': ['marigold', shirtsOnALine],
	'photo-36': ['indigo', () => roundTables('p36')],
	'photo-37': ['marigold', signing],
	'photo-38': ['neem', sapling],
	'photo-39': ['indigo', volumes],
	'photo-40': ['marigold', planningHands],
	'photo-41': ['indigo', campusNight],
	'photo-42': ['ink', bus],
	'photo-43': ['marigold', cupAndProgramme],
	'photo-44': ['neem', () => youngResearcher('p44')],
	'photo-45': ['ink', interview],
	'photo-46': ['indigo', microphoneClose],
	'photo-47': ['neem', aboveTheCity],
	'photo-48': ['marigold', () => applause('p48')],
	'photo-49': ['marigold', () => closing('p49')],
	'photo-50': ['neem', () => lawnCrowd('p50')],
};
