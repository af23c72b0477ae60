/**
 * The fields of a form that are as they were saved, to be forgotten; what was typed while the save was under way is
 * still to be saved.
 */
export function savedAsTyped<Fields extends object>(
  now: Partial<Fields>,
  saved: Partial<Fields>,
): { [Name in keyof Fields]?: undefined } {
  const names = Object.keys(saved) as (keyof Fields)[]
  const same = names.filter((name) => JSON.stringify(now[name]) === JSON.stringify(saved[name]))
  return Object.fromEntries(same.map((name) => [name, undefined])) as { [Name in keyof Fields]?: undefined }
}
