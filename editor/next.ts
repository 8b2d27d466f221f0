import { known, part, post } from './page.ts';

/** The next conference, begun with what it has from the last one; then its form opens. */

const name = part<HTMLInputElement>('#name');
const { last, name: suggested } = await known('suggest-next');
name.value = suggested;
if (last !== undefined) part('#last').textContent = last;

part('form').addEventListener('submit', async (event) => {
	event.preventDefault();
	const answer = await post(`next-conference?${new URLSearchParams({ name: name.value })}`);
	const words = await answer.text();
	if (answer.ok) window.location.href = words;
	else part('#told').textContent = words;
});
// until here a press would be lost, and a name be written over
for (const control of document.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button'))
	control.disabled = false;
