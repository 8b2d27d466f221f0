import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setSiteMotion } from '../behaviours/site-motion.ts';
import { PauseMotion } from './pause-motion.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const motion = () => document.documentElement.dataset.motion;

afterEach(() => act(() => setSiteMotion('allowed')));

test('[MOT-1] one switch pauses motion on the whole site, is remembered, and gives way again', () => {
	render(<PauseMotion />);
	expect(motion()).toBe('allowed');
	press('Pause motion');
	expect([motion(), localStorage.getItem('motion')]).toEqual(['paused', 'paused']);
	press('Allow motion');
	expect([motion(), localStorage.getItem('motion')]).toEqual(['allowed', 'allowed']);
});

test('[MOT-1] obeys the same switch in another tab', () => {
	render(<PauseMotion />);
	localStorage.setItem('motion', 'paused');
	fireEvent(window, new StorageEvent('storage', { key: 'motion', newValue: 'paused' }));
	expect(screen.getByRole('button', { name: 'Allow motion' })).toBeTruthy();
});
