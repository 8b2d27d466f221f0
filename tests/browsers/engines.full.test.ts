import { after, before, describe, test } from 'node:test';
import { startGuardedSite } from '../server/guarded-site.ts';
import type { Translation } from '../translated/translator.ts';
import { blipJourneys } from './blip-journeys.ts';
import { dialogJourneys } from './dialog-journeys.ts';
import { type Engine, lacking } from './driver.ts';
import { type Line, openLine } from './dropping-line.ts';
import { firefox } from './firefox.ts';
import { formJourneys } from './form-journeys.ts';
import { cleanJourneys, type Journey, journeys } from './journeys.ts';
import { narrowMenu, wideMenu, wideMenuCloses } from './menu-journeys.ts';
import { movingJourneys } from './moving-journeys.ts';
import { pageOf } from './page.ts';
import { placeJourneys } from './place-journeys.ts';
import { plainJourneys } from './plain-journeys.ts';
import { webkit } from './webkit.ts';

/** The main journeys in the engines that the journeys of Chromium do not see, on the built site and its server. */

let server: Awaited<ReturnType<typeof startGuardedSite>>;
let line: Line;
before(async () => {
	server = await startGuardedSite({ LOG_LEVEL: 'info' });
	line = await openLine(server.origin);
});
after(async () => {
	line?.close();
	await server.end('SIGTERM');
});

function drive(
	engine: Engine,
	scripted: boolean,
	width: number,
	list: readonly Journey[],
	translation?: Translation,
): void {
	const how = translation ? `translated (${translation.kind})` : `${scripted ? 'with' : 'without'} script`;
	const name = `${engine.name} ${how}, ${width} px wide`;
	describe(name, { skip: lacking(engine) }, () => {
		let driver: Awaited<ReturnType<Engine['start']>>;
		before(async () => {
			driver = await engine.start({ scripted });
			await driver.resize(width, 900);
		});
		after(() => driver.end());
		for (const { title, go } of list)
			test(translation ? `[ANY-1] translated: ${title}` : title, () =>
				go(pageOf(driver, server, scripted, translation)),
			);
	});
}

for (const engine of [firefox, webkit]) {
	const everywhere = [...journeys, ...dialogJourneys, ...placeJourneys, ...formJourneys];
	drive(engine, true, 1280, [wideMenu, wideMenuCloses, ...everywhere, ...movingJourneys, ...cleanJourneys]);
	// the window of WebKit's browser is never narrower than some 450 px
	drive(engine, true, 390, [narrowMenu, ...everywhere]);
	drive(engine, true, 1280, [wideMenu, ...everywhere, ...movingJourneys], { kind: 'nested', pace: 0 });
	drive(engine, true, 390, [narrowMenu, ...everywhere], { kind: 'texts', pace: 0 });
	describe(`${engine.name} on a line that drops`, { skip: lacking(engine) }, () => {
		for (const { title, go } of blipJourneys)
			test(title, async () => {
				// a browser of its own, which has kept no script
				const driver = await engine.start({ scripted: true });
				try {
					await driver.resize(1280, 900);
					await go(pageOf(driver, { ...server, origin: line.origin }, true), line);
				} finally {
					line.restore();
					await driver.end();
				}
			});
	});
	drive(engine, false, 1280, [wideMenu, ...plainJourneys, ...formJourneys, ...cleanJourneys]);
	drive(engine, false, 390, [narrowMenu, ...plainJourneys, ...formJourneys]);
}
