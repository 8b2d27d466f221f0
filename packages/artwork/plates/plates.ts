import * as conference from './conference.ts';
import { api } from './devices/api.ts';
import { browser } from './devices/browser.ts';
import { calendar } from './devices/calendar.ts';
import { chat } from './devices/chat.ts';
import { code } from './devices/code.ts';
import { magnifier } from './devices/magnifier.ts';
import { mail } from './devices/mail.ts';
import { phone } from './devices/phone.ts';
import { register } from './devices/register.ts';
import { screen } from './devices/screen.ts';
import { server } from './devices/server.ts';
import * as research from './research.ts';

/** What each plate shows, light on nothing; the ground is added when it is woven. */
export const plates: Readonly<Record<string, () => string>> = {
	paper: research.paperPlate,
	machine: research.machinePlate,
	rig: research.rigPlate,
	seal: research.sealPlate,
	hall: conference.hallPlate,
	lectern: conference.lecternPlate,
	bench: research.benchPlate,
	globe: conference.globePlate,
	loom: research.loomPlate,
	award: conference.awardPlate,
	team: conference.teamPlate,
	screen,
	phone,
	server,
	api,
	code,
	magnifier,
	browser,
	calendar,
	register,
	mail,
	chat,
};
