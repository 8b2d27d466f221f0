import type { CodeSample, CodeToken } from '../shapes.ts';

/** Code as it is read; what has a colour stands in braces. */
const code = ({ raw }: TemplateStringsArray, ...coloured: readonly CodeToken[]): readonly CodeToken[] =>
	raw.flatMap((plain, at) => [plain, coloured[at] ?? '']).filter((token) => token !== '');

const comment = (text: string) => ['comment', text] as const;
const keyword = (text: string) => ['keyword', text] as const;
const name = (text: string) => ['name', text] as const;
const value = (text: string) => ['value', text] as const;

/** API-1: one service in three ways. The colours are fixed here, so no highlighter is sent to anybody. */
export const codeSamples: readonly CodeSample[] = [
	{
		id: 'rest',
		label: 'REST',
		note: 'Sends a paper for review. The response is 201, with the address of the new record.',
		code: code`${keyword('curl')} --request POST https://api.example.com/papers \
  --header ${value('"Authorization: Bearer $API_KEY"')} \
  --header ${value('"Content-Type: application/json"')} \
  --data ${value(`'{ "title": "Flax in epoxy", "track": 4 }'`)}

${comment('# HTTP/2 201\n# location: /papers/218\n# content-type: application/json\n#\n')}${comment('# { "id": "218", "title": "Flax in epoxy", "track": 4, "state": "received" }')}`,
	},
	{
		id: 'graphql',
		label: 'GraphQL',
		note: 'One request for one screen: only the fields that the screen shows.',
		code: code`${comment('# variables: { "track": 4 }\n')}${keyword('query')} ${name('PapersOfTrack')}($track: ${value('Int!')}, $first: ${value('Int')} = ${value('10')}) {
  ${name('papers')}(track: $track, first: $first) {
    nodes {
      id
      title
      authors {
        name
        institute
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
	},
	{
		id: 'websocket',
		label: 'WebSocket',
		note: 'Keeps the connection open and receives each paper as it is accepted.',
		code: code`${keyword('const')} socket = ${keyword('new')} ${name('WebSocket')}(${value(`'wss://api.example.com/events'`)});

socket.${name('addEventListener')}(${value(`'open'`)}, () => {
  socket.${name('send')}(JSON.${name('stringify')}({ subscribe: ${value(`'papers.accepted'`)} }));
});

socket.${name('addEventListener')}(${value(`'message'`)}, (event) => {
  ${keyword('const')} paper = JSON.${name('parse')}(event.data);
  console.${name('log')}(paper.track, paper.title);
});`,
	},
];
