import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A value as it was when the page was last painted. What takes long to draw depends on it, so that a press shows
 * itself first; deferring alone draws both before the same paint when the list is short enough.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value])
  return painted
}
