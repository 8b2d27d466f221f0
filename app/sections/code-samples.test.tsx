import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { copying } from '#content/copying.ts';
import { CodeSamples } from './code-samples.tsx';

const samples = [
	{ id: 'rest', label: 'REST', note: 'One.', code: [['keyword', 'curl'], ' address'] },
	{ id: 'graphql', label: 'GraphQL', note: 'Two.', code: ['query'] },
	{ id: 'websocket', label: 'WebSocket', note: 'Three.', code: ['socket'] },
] as const;

const page = (
	<TestRouter>
		<CodeSamples label="How a call looks" samples={samples} words={copying} />
	</TestRouter>
);

test('[API-1] REST is selected first; the arrow keys go on', () => {
	render(page);
	const selected = () => screen.getByRole('tab', { selected: true }).textContent;
	expect(selected()).toBe('REST');
	fireEvent.keyDown(screen.getByRole('tab', { name: 'REST' }), { key: 'ArrowRight' });
	expect(selected()).toBe('GraphQL');
});

test('[API-1] a sample is coloured before it is sent, and copied as plain text', async () => {
	const writeText = vi.fn(() => Promise.resolve());
	Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
	render(page);
	expect(screen.getByText('curl').tagName).toBe('SPAN');
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy the REST sample' })));
	expect(writeText).toHaveBeenCalledWith('curl address');
	expect(screen.getByText(copying.copied)).toBeDefined();
});

test('[API-1] where copying is not allowed the sample is shown selected', async () => {
	Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
	render(page);
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy the REST sample' })));
	const shown = screen.getByRole<HTMLTextAreaElement>('textbox', { name: copying.copyByHand });
	expect(shown.value).toBe('curl address');
});

test('[API-1] before script arrives all three samples are in the page', () => {
	const html = renderToString(page);
	for (const { note } of samples) expect(html).toContain(note);
	expect(html).not.toContain('hidden=""');
});
