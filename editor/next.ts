import './stay.ts';

/** The next conference, begun with what it has from the last one; then its form opens. */

const name = document.querySelector<HTMLInputElement>('#name');
const [form, told, before] = ['form', '#told', '#last'].map((selector) => document.querySelector(selector));
const { last, name: suggested } = await (await fetch('/api/edit/suggest-next')).json();
if (name) name.value = suggested;
if (before && last !== undefined) before.textContent = last;

form?.addEventListener('submit', async (event) => {
	event.preventDefault();
	const said = new URLSearchParams({ name: name?.value ?? '' });
	const answer = await fetch(`/api/edit/next-conference?${said}`, {
		method: 'POST',
		headers: { 'x-edit': '1' },
	});
	const words = await answer.text();
	if (answer.ok) window.location.href = words;
	else if (told) told.textContent = words;
});
// until here a press would be lost, and a name be written over
for (const control of document.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button'))
	control.disabled = false;
