/** Dates as the product writes them: `21 November 2026`, and in tables `21 Nov 2026, 09:14`. */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const dayAndMinute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `21 November 2026` */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

/** `21 November 2026, 09:14` */
export function formatDayAndTime(instant: string): string {
  return dayAndMinute.format(new Date(instant)).replace(' at ', ', ');
}

/** `21 Nov 2026, 09:14`, for tables. */
export function formatTableTime(instant: string): string {
  return minute.format(new Date(instant)).replace('Sept', 'Sep');
}
