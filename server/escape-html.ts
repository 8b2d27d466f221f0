const marks: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Makes typed text safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
