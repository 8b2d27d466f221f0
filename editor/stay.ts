/// <reference types="vite/client" />

/**
 * Some records load every page anew when they are saved. The editor itself reads none of them: it stays, with its form and
 * what was typed. Vite reloads only a page whose address the message names, where it names one that ends with `.html`.
 */
import.meta.hot?.on('vite:beforeFullReload', (message) => {
	if (/\/content\/|\/media\//.test(message.triggeredBy ?? '')) message.path = '/not-the-editor.html';
});
