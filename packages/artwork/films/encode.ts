import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stage } from './stage.ts';

const ffmpeg = (...options: readonly string[]) =>
	execFileSync('nice', ['ffmpeg', '-v', 'error', '-y', ...options], { stdio: 'inherit' });

/** Frames as PNGs, one after the other, become a lossless master. */
export async function master(frames: AsyncIterable<Buffer>, folder: string): Promise<string> {
	const path = join(folder, 'master.mkv');
	const rate = String(stage.framesPerSecond);
	const encoder = spawn(
		'ffmpeg',
		['-v', 'error', '-y', '-f', 'image2pipe', '-framerate', rate, '-i', '-', '-c:v', 'ffv1', path],
		{ stdio: ['pipe', 'inherit', 'inherit'] },
	);
	for await (const frame of frames) if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
	encoder.stdin.end();
	const [code] = await once(encoder, 'close');
	if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
	return path;
}

/** A silent VP9 film of at most about `kilobytes`, in two passes. */
export function webm(input: string, output: string, seconds: number, kilobytes: number) {
	const rate = `${Math.floor((kilobytes * 8) / seconds)}k`;
	const common = [
		'-i',
		input,
		'-an',
		'-c:v',
		'libvpx-vp9',
		'-b:v',
		rate,
		'-pix_fmt',
		'yuv420p',
		'-row-mt',
		'1',
	];
	const log = ['-passlogfile', `${output}.log`];
	const loop = ['-g', String(seconds * stage.framesPerSecond), '-auto-alt-ref', '1', '-lag-in-frames', '25'];
	ffmpeg(...common, ...loop, '-pass', '1', ...log, '-speed', '4', '-f', 'null', '-');
	ffmpeg(...common, ...loop, '-pass', '2', ...log, '-speed', '1', '-fflags', '+bitexact', output);
}

/** The same for players without VP9: H.264, its index in front so that it starts at once. */
export function mp4(input: string, output: string, seconds: number, kilobytes: number) {
	const rate = `${Math.floor((kilobytes * 8) / seconds)}k`;
	const common = [
		'-i',
		input,
		'-an',
		'-c:v',
		'libx264',
		'-b:v',
		rate,
		'-pix_fmt',
		'yuv420p',
		'-preset',
		'slower',
	];
	const log = ['-passlogfile', `${output}.log`];
	const loop = ['-g', String(seconds * stage.framesPerSecond), '-tune', 'animation', '-profile:v', 'high'];
	ffmpeg(...common, ...loop, '-pass', '1', ...log, '-f', 'null', '-');
	ffmpeg(...common, ...loop, '-pass', '2', ...log, '-movflags', '+faststart', '-fflags', '+bitexact', output);
}
