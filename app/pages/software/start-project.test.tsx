import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { liveSubmission } from '#app/forms/live-submission.ts';
import { TestRouter } from '#app/test-router.tsx';
import * as words from '#content/software/start-project.ts';
import { topics } from '#content/software/topics.ts';
import { Component as StartProject } from './start-project.tsx';

beforeAll(() => liveSubmission.bring());

function open(address: string) {
	render(
		<TestRouter at={address}>
			<StartProject />
		</TestRouter>,
	);
	return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
}

test('[CTA-1] /contact opens with the topic named in the message, which can be changed', () => {
	const message = open('/contact?topic=seo-audit');
	expect(message.value).toBe(topics['seo-audit'].opening);
	fireEvent.change(message, { target: { value: 'Something else' } });
	expect(message.value).toBe('Something else');
});

test('[CTA-1] an unknown topic is ignored', () => {
	expect(open('/contact?topic=free-money').value).toBe('');
});

test('[CTA-1] a topic that is chosen begins the message, and another one takes its place', () => {
	const message = open('/contact?topic=hosting');
	const topic = screen.getByRole<HTMLSelectElement>('combobox', { name: words.topicWords.label });
	expect(topic.value).toBe('hosting');
	fireEvent.change(message, { target: { value: `${topics.hosting.opening}Soon.` } });
	fireEvent.change(topic, { target: { value: 'seo-audit' } });
	expect(message.value).toBe(`${topics['seo-audit'].opening}\nSoon.`);
	expect(topic.value).toBe('seo-audit');
});
