/** A field as it was typed, on what the page showed before and what is stored now; compared as `clean` leaves it. */
export function merge<Value>(
  typed: Value,
  before: Value,
  now: Value,
  clean: (value: Value) => unknown = (value) => value,
): { accepted: Value; redrawn: Value; isConflict: boolean } {
  const [typedKey, beforeKey, nowKey] = [typed, before, now].map(clean)
  if (typedKey === beforeKey || typedKey === nowKey) return { accepted: now, redrawn: now, isConflict: false }
  const isConflict = beforeKey !== nowKey
  return { accepted: isConflict ? now : typed, redrawn: typed, isConflict }
}
