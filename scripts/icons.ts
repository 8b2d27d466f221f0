import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Takes the drawings of the icons that the site uses out of Carbon's set (Apache-2.0, 32-unit grid)
 * and writes them as one-line paths: `node scripts/icons.ts`.
 */

const names = `
Add ArrowLeft ArrowRight ArrowUp Api Application Badge Book Calendar Catalog Certificate Chart
ChartLine Chat Checkmark CheckmarkOutline ChevronDown ChevronLeft ChevronRight Chemistry Close Cloud Code
Collaborate Copy Dashboard DataBase DataVis_1 Delivery Devices Document DocumentPdf Download Earth EdgeNode Education Email
Events ErrorFilled Filter Flow FlashFilled Forum Globe Grid Group Growth Help Home Idea Image Industry
InformationFilled Information Integration Laptop Launch List Location LogoGithub LogoInstagram LogoLinkedin
LogoTwitter Locked MachineLearning Meter Microscope Mobile Network_3 Notification Partnership Password PauseFilled Pause
Pen Phone PlayFilledAlt Play Plane PlayOutline Presentation Print Receipt Rocket Rule Scales Schematics Screen Search Security
Send ServerProxy Settings ShoppingCart Share SendAlt Sprout StarFilled Stop StopFilled Storage Task Template Time Timer Tools
TrophyFilled Trophy Unlocked Upload User UserMultiple UserSpeaker VirtualMachine Video Warning WarningAlt WarningFilled Wifi WatsonMachineLearning
Workspace Test Debug Renew Repeat Calibrate Rotate Analytics ConnectionSignal Currency Events Finance Hospital
`
	.trim()
	.split(/\s+/);

const require = createRequire(import.meta.url);
const folder = require.resolve('@carbon/icons-react/package.json').replace('package.json', 'es');

/** The drawing at 32 units: Carbon's component falls through to it after its smaller cuts. */
function drawing(source: string): string | undefined {
	const last = source.slice(source.lastIndexOf('viewBox: "0 0 32 32"'));
	const parts = [...last.matchAll(/\bd: "([^"]+)"/g)].map(([, path]) => path);
	const circles = [...last.matchAll(/jsx\("circle", \{([^}]+)\}/g)].map(([, attributes = '']) => {
		const at = (name: string) => Number(new RegExp(`\\b${name}: "?([\\d.]+)`).exec(attributes)?.[1] ?? 0);
		const [x, y, r] = [at('cx'), at('cy'), at('r')];
		return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
	});
	const path = [...parts, ...circles].join('');
	return path === '' ? undefined : path;
}

const lines: string[] = [];
for (const name of new Set(names)) {
	const source = await readFile(`${folder}/${name}.js`, 'utf8').catch(() => undefined);
	const path = source === undefined ? undefined : drawing(source);
	if (path === undefined) console.warn(`Carbon has no ${name}`);
	else lines.push(`export const ${name.replace('_', '')} = '${path}';`);
}
await writeFile(
	'app/widgets/icons.ts',
	`/** Written by scripts/icons.ts from Carbon's icons (Apache-2.0), 32-unit grid. */\n${lines.sort().join('\n')}\n`,
);
console.log(`${lines.length} icons`);
