/** The change of an hour that guests were told, in minutes of the day; `null` where it is as it was told. */
export const hourChange = (
  told: number | null,
  hour: number | null,
): { was: number; later: number } | null =>
  told === null || hour === null || told === hour ? null : { was: told, later: hour - told }
