/** Joins class names and drops what is not there: `cx('a', open && 'b', className)`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
