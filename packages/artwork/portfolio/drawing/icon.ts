import type { CarbonIconType } from '@carbon/icons-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A glyph of the house's icon set as markup. */
export const icon = (glyph: CarbonIconType, size: 16 | 20 | 24 | 32 = 20) =>
	renderToStaticMarkup(createElement(glyph, { size }));
