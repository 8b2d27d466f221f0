/** Round initials of the roles that share a task. */
export const faces = (who: readonly string[]) =>
	`<i class="faces">${who.map((role) => `<u class="f-${role}">${role}</u>`).join('')}</i>`;
