import { after, before, describe, test } from 'node:test';
import { startServer, temporaryFolder } from '../server/server-process.ts';
import { type Engine, lacking } from './driver.ts';
import { firefox } from './firefox.ts';
import { formJourneys } from './form-journeys.ts';
import { type Journey, journeys } from './journeys.ts';
import { movingJourneys } from './moving-journeys.ts';
import { pageOf } from './page.ts';
import { plainJourneys } from './plain-journeys.ts';
import { webkit } from './webkit.ts';

/** The main journeys in the engines that the journeys of Chromium do not see, on the built site and its server. */

let server: Awaited<ReturnType<typeof startServer>>;
before(async () => {
	server = await startServer({ BUILD_DIR: 'build', DATA_DIR: temporaryFolder() });
});
after(() => server.end('SIGTERM'));

function drive(engine: Engine, scripted: boolean, list: readonly Journey[]): void {
	describe(`${engine.name} ${scripted ? 'with' : 'without'} script`, { skip: lacking(engine) }, () => {
		let driver: Awaited<ReturnType<Engine['start']>>;
		before(async () => {
			driver = await engine.start({ scripted });
			await driver.resize(1280, 900);
		});
		after(() => driver.end());
		for (const { title, go } of list) test(title, () => go(pageOf(driver, server.origin, scripted)));
	});
}

for (const engine of [firefox, webkit]) {
	drive(engine, true, [...journeys, ...movingJourneys, ...formJourneys]);
	drive(engine, false, [...plainJourneys, ...formJourneys]);
}
