export const Calendar = 'M22 4V2h-2v2h-8V2h-2v2H4v24h24V4zm4 22H6V12h20zm0-16H6V6h4v2h2V6h8v2h2V6h4z';
