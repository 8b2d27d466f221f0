/** For how many months a submission is kept, unless the server sets RETENTION_MONTHS; the privacy page says so. */
export const retentionMonths = 24;

/** For how many days a back-up is kept at most; the privacy page says so, and whoever makes back-ups deletes them by then. */
export const backupDays = 30;
