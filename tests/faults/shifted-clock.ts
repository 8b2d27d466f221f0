import { readFileSync } from 'node:fs';

/**
 * Loaded into a server before everything else (`--import`): its wall clock goes wrong by as many milliseconds as
 * stand in the file that CLOCK_SHIFT_FILE names, which may change while it runs. Timers are not touched, as with a
 * real clock that is put forward or back.
 */
const file = process.env.CLOCK_SHIFT_FILE ?? '';
const trueNow = Date.now;
const TrueDate = Date;
let shift = Number(readFileSync(file, 'utf8'));
setInterval(() => {
	shift = Number(readFileSync(file, 'utf8')) || shift;
}, 50).unref();

const now = () => trueNow() + shift;
globalThis.Date = new Proxy(TrueDate, {
	construct: (_, given, asked) => Reflect.construct(TrueDate, given.length === 0 ? [now()] : given, asked),
	apply: () => new TrueDate(now()).toString(),
	get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
