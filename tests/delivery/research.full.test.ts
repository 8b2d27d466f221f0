import assert from 'node:assert/strict';
import { test } from 'node:test';
import { achievements } from '#content/research/achievements.ts';
import { achievementsPage } from '#content/research/achievements-page.ts';
import { clients } from '#content/research/clients.ts';
import { serviceCards } from '#content/research/services.ts';
import { all, screen, words } from '../pages/page.ts';

/** That the pages show each record with its picture and words is asked in tests/pages/group.test.ts. */

test('[ACH-1] designed products, published papers and recognitions, the client institutions below', async () => {
	const { kinds, clients: institutions } = achievementsPage;
	assert.deepEqual(
		all(await screen('/Achivements'), 'h2')
			.map(words)
			.slice(0, 4),
		[...kinds, institutions].map(({ heading }) => heading),
	);
	for (const { kind } of kinds)
		assert.ok(
			achievements.some((one) => one.kind === kind),
			kind,
		);
	assert.ok(clients.length > 0);
});

test('[SERV-1] two cards', () => {
	assert.deepEqual(
		serviceCards.map(({ title }) => title),
		['Manufacture And Supply of Products', 'Installation And Repairing of Products'],
	);
});
