import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * A fresh PostgreSQL database for one test when TEST_DATABASE_URL names a server, else nothing: then it is SQLite.
 * So one suite runs on both stores.
 */
export async function ownDatabase(
	server = process.env.TEST_DATABASE_URL,
): Promise<{ DATABASE_URL?: string }> {
	if (!server) return {};
	const name = `office_${randomUUID().replaceAll('-', '')}`;
	const client = new pg.Client(server);
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	const url = new URL(server);
	url.pathname = `/${name}`;
	return { DATABASE_URL: url.href };
}
