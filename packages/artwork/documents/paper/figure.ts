const upright = [1, 2, 3, 4, 5, 6, 7].map((k) => `<path d="M${20 + k * 28} 8V112" stroke="#ddd"/>`).join('');
const level = [0, 1, 2, 3].map((k) => `<path d="M20 ${8 + k * 26}H226" stroke="#ddd"/>`).join('');

/** The sample figure of the paper template: two curves as a tensile test draws them, without values. */
export const figure = (attributes = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 130" ${attributes}>${upright}${level}<path d="M20 4V112H232" fill="none" stroke="#000"/><path d="M20 112Q60 92 96 62T176 24L184 98" fill="none" stroke="#000" stroke-width="1.6"/><path d="M20 112Q90 98 132 78T214 52" fill="none" stroke="#000" stroke-width="1.6" stroke-dasharray="5 3"/><g font-family="Liberation Serif, serif" font-size="9"><text x="190" y="125">Stretch</text><text x="24" y="13">Force</text></g></svg>`;
