const DAY_MINUTES = 24 * 60;

/** When work that repeats by a cron line (minute and hour in UTC, every day) is due next. Refuses any other line. */
export function nextRun(schedule: string, after: Date): Date {
  const [minute = '', hour = '', ...days] = schedule.split(' ');
  if (days.join(' ') !== '* * *') throw new Error(`The schedule “${schedule}” is not one of each day`);
  const at = new Date(after);
  at.setUTCSeconds(0, 0);
  for (let tried = 0; tried < DAY_MINUTES; tried += 1) {
    at.setUTCMinutes(at.getUTCMinutes() + 1);
    if (isIn(minute, at.getUTCMinutes()) && isIn(hour, at.getUTCHours())) return at;
  }
  throw new Error(`The schedule “${schedule}” is never due`);
}

function isIn(field: string, value: number): boolean {
  const step = /^\*(?:\/(\d+))?$/.exec(field);
  return step ? value % Number(step[1] ?? 1) === 0 : Number(field) === value;
}
