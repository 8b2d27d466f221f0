// Run by `npm ci` on whatever Node the machine has, so it is no TypeScript.
// Sees to it that `node` in every script is the Node 26 that package-lock.json names, with its hash.
import { execSync } from 'node:child_process';

const isThere = () => Number.parseInt(execSync('node --version', { encoding: 'utf8' }).slice(1), 10) >= 26;

// npm 10, which comes with Node 20 and 22, links the command and takes the link away with the packages for other systems.
if (!isThere()) execSync('npm rebuild --ignore-scripts', { stdio: 'ignore' });
if (!isThere()) {
	console.error(
		'npm brought no Node 26: there is none for this system, or what came has not the hash of package-lock.json. Try npm ci again, or install Node 26 or newer.',
	);
	process.exit(1);
}
