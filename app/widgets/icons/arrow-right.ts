export const ArrowRight = 'm18 6-1.4 1.4L24 15H4v2h20.2l-7.6 7.6L18 26l10-10z';
