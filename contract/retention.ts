/** For how many months a submission is kept, unless the server sets RETENTION_MONTHS; the privacy page says so. */
export const retentionMonths = 24;

/** For how many days a backup is kept at most; the privacy page says so, and whoever makes backups deletes them by then. */
export const backupDays = 30;
