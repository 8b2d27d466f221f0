import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Refusals after which a connection is of no use: the server goes down, or has become a read-only replica. */
const lostCodes = /^(57P|08|25006)/;

/** A failure that leaves the connection in an unknown state: no answer in time, a broken line, the wrong server. */
function isLost(problem: unknown): boolean {
	return !(problem instanceof pg.DatabaseError) || lostCodes.test(problem.code ?? '');
}

/** The pool as Kysely takes it; a connection on which something was left unanswered is closed and not handed out again. */
export function discardBrokenConnections(pool: pg.Pool): PostgresPool {
	return {
		options: {},
		end: () => pool.end(),
		async connect() {
			const client = await pool.connect();
			let lost = false;
			const lose = () => {
				lost = true;
			};
			client.on('error', lose);
			const query = async (text: string, values: unknown[]) => {
				// What was begun on a lost connection is undone by the database; a second failure would hide the first.
				if (lost && text === 'rollback') return { rows: [] };
				try {
					return await client.query(text, values);
				} catch (problem) {
					lost ||= isLost(problem);
					throw problem;
				}
			};
			const release = () => {
				client.off('error', lose);
				client.release(lost);
			};
			return { query, release } as unknown as PostgresPoolClient;
		},
	};
}
