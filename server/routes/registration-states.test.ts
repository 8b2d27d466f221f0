import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import { fillIn } from '#content/email-words.ts';
import { emails, submissionEmails } from '#content/site/emails.ts';
import { editionStates } from '#contract/edition-states.ts';
import { offeredDays } from '#contract/offered-days.ts';
import { submissionPaths } from '#contract/submissions.ts';
import { moments, next } from '../../tests/editions/next.ts';
import { mailNow } from '../../tests/server/mail-now.ts';
import { openServer, registration, type TestServer } from '../../tests/server/open-server.ts';

let server: TestServer;
beforeEach(async () => {
	server = await openServer({ SEND_RECEIPTS: 'true' });
});
afterEach(() => server.close());

const url = submissionPaths.registration;
const asJson = (headers = {}) => server.app.inject({ method: 'POST', url, payload: registration, headers });
const asForm = () =>
	server.app.inject({
		method: 'POST',
		url,
		payload: new URLSearchParams({ ...registration, name: 'Without Script' }).toString(),
		headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
	});
const passTo = (state: keyof typeof moments) => {
	server.time.now = Date.parse(moments[state]);
};

for (const state of editionStates)
	it(`[STATE-1] received while the edition is ${state}: the answers and every email say so`, async () => {
		passTo(state);
		const answer = (await asJson()).json();
		assert.deepEqual(answer, { success: true, reference: answer.reference, state });
		assert.ok((await asForm()).body.includes(`<p>${state}</p>`));
		const sent = (await mailNow(server)).filter(({ text }) => text.includes(answer.reference));
		const { toOrganiser, toVisitor } = submissionEmails('registration', state);
		const conference = next.name;
		const { name: sender, affiliation } = registration;
		const organiser = sent.find(({ to }) => to !== registration.email);
		const values = { sender, affiliation, about: '', conference };
		assert.equal(organiser?.subject, fillIn(toOrganiser.subject, values));
		assert.ok(organiser?.text.startsWith(fillIn(toOrganiser.opening, { conference })));
		const visitor = sent.find(({ to }) => to === registration.email);
		const { reference } = answer;
		const received = visitor?.text.match(/ on (\d.*? IST)/)?.[1] ?? '';
		assert.equal(visitor?.subject, fillIn(toVisitor.subject, { reference, conference }));
		assert.ok(visitor?.text.startsWith(fillIn(toVisitor.opening, { received, conference })));
		const file = offeredDays(next, state);
		const attached = visitor?.attachments?.map(({ content }) => String(content)) ?? [];
		assert.deepEqual(attached, file ? [`BEGIN:VCALENDAR ${file}`] : []);
		const calendar = fillIn(emails.receipt.calendar, { conference });
		assert.equal(visitor?.text.includes(calendar), file !== undefined);
	});

it('[STATE-1] emails that are written when the conference is over say what it was at the time, and bring no day that has passed', async () => {
	await asJson();
	passTo('over');
	const sent = await mailNow(server);
	const subjects = sent
		.map(({ subject }) => subject)
		.sort()
		.join();
	assert.match(
		subjects,
		new RegExp(`Registration for ${next.name}: .*We have received your registration for ${next.name}`),
	);
	assert.ok(sent.every(({ attachments = [] }) => attachments.length === 0));
	assert.doesNotMatch(sent.map(({ text }) => text).join(), /calendar/);
});

it('[STATE-1] [FORM-5] a repeat is answered with the state in which the first was received', async () => {
	const headers = { 'idempotency-key': 'a key of the form' };
	server.time.now = Date.parse('2027-01-10T23:58:59.000+05:30');
	const first = (await asJson(headers)).json();
	server.time.now += 1000;
	const again = (await asJson(headers)).json();
	assert.equal(first.state, 'open');
	assert.deepEqual(again, first);
	const fresh = (await asJson({ 'idempotency-key': 'another key' })).json();
	assert.equal(fresh.state, 'closed');
});

it('[STATE-1] a registration that was stored before its state was kept is mailed in words that fit every state', async () => {
	const { reference } = (await asJson()).json();
	await server.store.db
		.updateTable('submissions')
		.set({ fields: JSON.stringify(registration) })
		.execute();
	const { toOrganiser, toVisitor } = emails.registration.standing;
	const { name: sender, affiliation } = registration;
	const subjects = (await mailNow(server)).map(({ subject }) => subject).toSorted();
	const meant = [
		fillIn(toOrganiser.subject, { sender, affiliation, about: '' }),
		fillIn(toVisitor.subject, { reference }),
	];
	assert.deepEqual(subjects, meant.toSorted());
});

it('[STATE-1] a message has no state', async () => {
	const payload = { name: 'A', email: 'a@b.example', message: 'Hello' };
	const answer = (await server.app.inject({ method: 'POST', url: submissionPaths.message, payload })).json();
	assert.deepEqual(Object.keys(answer), ['success', 'reference']);
});
