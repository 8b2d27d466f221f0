/** Where the API lives (FORM-6): the site's own host unless the build was told another. */
export const apiBase = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');
