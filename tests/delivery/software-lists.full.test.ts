import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as apis from '#content/software/apis.ts';
import * as web from '#content/software/web-development.ts';

test('[API-1] anchors features, docs and pricing, 4 feature cards, 8 advanced links of their own', () => {
	const anchors = apis.navigation.links.map(({ to }) => to);
	assert.deepEqual(anchors.slice(0, 3), ['#features', '#docs', '#pricing']);
	assert.equal(apis.features.length, 4);
	assert.equal(apis.advancedLabel, 'Advanced Topics');
	assert.equal(new Set(apis.advanced.map(({ to }) => to)).size, 8);
	for (const { to } of apis.advanced) assert.match(to, /^https:\/\//);
});

test('[WDEV-1] anchors services, pricing, team, projects, faq, contact; a team of 4; 3 projects', () => {
	assert.deepEqual(
		web.navigation.links.map(({ to }) => to),
		['#services', '#pricing', '#team', '#projects', '#faq', '#contact'],
	);
	assert.equal(web.team.length, 4);
	for (const { name, role, expertise } of web.team) assert.ok(name && role && expertise);
	assert.equal(web.projects.length, 3);
	for (const { name, tech, year } of web.projects) assert.ok(name && tech.length > 0 && year > 2000);
});

test('[WDEV-3] six questions', () => assert.equal(web.faq.length, 6));
