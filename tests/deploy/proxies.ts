import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { certificateIn } from '../server/certificate.ts';
import { freePort } from '../server/free-port.ts';
import { temporaryFolder } from '../server/server-process.ts';

/** A web server in front of one server or several, with TLS on loopback. */
export type FrontServer = AsyncDisposable & {
	readonly port: number;
	/** Where it speaks without TLS. */
	readonly plainPort: number;
	readonly certificate: string;
};

/** Whether a program is installed here. */
export const isInstalled = (program: string) => spawnSync('which', [program]).status === 0;

async function opened(port: number, child: ChildProcess): Promise<void> {
	for (let n = 0; n < 300; n++) {
		if (child.exitCode !== null) throw new Error('the web server ended');
		const isOpen = await new Promise((resolve) => {
			const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
			socket.on('error', () => resolve(false));
		});
		if (isOpen) return;
		await pause(100);
	}
	throw new Error('the web server did not open');
}

async function run(
	command: string,
	words: readonly string[],
	{ port, plainPort }: { readonly port: number; readonly plainPort: number },
	cert: string,
	environment = {},
): Promise<FrontServer> {
	const child = spawn(command, words, { stdio: 'ignore', env: { ...process.env, ...environment } });
	await opened(port, child);
	return {
		port,
		plainPort,
		certificate: readFileSync(cert, 'utf8'),
		async [Symbol.asyncDispose]() {
			child.kill('SIGTERM');
			await new Promise((resolve) => child.once('exit', resolve));
		},
	};
}

/** nginx with `deploy/nginx.conf`, only the ports, host, certificate and replicas changed. */
export async function startNginx(offices: readonly number[]): Promise<FrontServer> {
	const folder = temporaryFolder();
	const { key, cert } = certificateIn(folder);
	const ports = { plainPort: await freePort(), port: await freePort() };
	const site = readFileSync('deploy/nginx.conf', 'utf8')
		.replace(/server 127\.0\.0\.1:3000( [^;]*;)/, (_, terms) =>
			offices.map((server) => `server 127.0.0.1:${server}${terms}`).join(' '),
		)
		.replaceAll(/(?<=listen (?:\[::\]:)?)80\b/g, String(ports.plainPort))
		.replaceAll(/(?<=listen (?:\[::\]:)?)443\b/g, String(ports.port))
		.replaceAll('www.aeg.example', 'localhost')
		.replace('/opt/aeg/deploy', resolve('deploy'))
		.replace('/etc/ssl/aeg/fullchain.pem', cert)
		.replace('/etc/ssl/aeg/privkey.pem', key);
	const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${join(folder, name)};`)
		.join('\n');
	writeFileSync(
		join(folder, 'nginx.conf'),
		`daemon off; user root; pid ${join(folder, 'pid')}; error_log ${join(folder, 'log')};\nevents {}\nhttp { access_log off;\n${paths}\n${site}\n}`,
	);
	return run('nginx', ['-c', join(folder, 'nginx.conf')], ports, cert);
}

/** Caddy with `deploy/Caddyfile`, only the ports, host, certificate and server changed. */
export async function startCaddy(server: number): Promise<FrontServer> {
	const folder = temporaryFolder();
	const { key, cert } = certificateIn(folder);
	const ports = { plainPort: await freePort(), port: await freePort() };
	const site = readFileSync('deploy/Caddyfile', 'utf8')
		.replace('www.aeg.example {', `www.aeg.example {\n\ttls ${cert} ${key}`)
		.replaceAll('www.aeg.example', 'localhost')
		.replace('/opt/aeg/deploy', resolve('deploy'))
		.replace('127.0.0.1:3000', `127.0.0.1:${server}`);
	writeFileSync(
		join(folder, 'Caddyfile'),
		`{\n\tadmin off\n\thttp_port ${ports.plainPort}\n\thttps_port ${ports.port}\n}\n${site}`,
	);
	const words = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
	return run('caddy', words, ports, cert, { HOME: folder });
}
