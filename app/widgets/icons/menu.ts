export const Menu = 'M4 6h24v2H4zM4 24h24v2H4zM4 12h24v2H4zM4 18h24v2H4z';
