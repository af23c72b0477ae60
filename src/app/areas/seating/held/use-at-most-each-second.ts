import { useEffect, useRef, useState } from 'react'

/** Follows a value at once, and after that at most once a second. */
export function useAtMostEachSecond<Value>(value: Value): Value {
  const [followed, follow] = useState(value)
  const nextAt = useRef(0)
  useEffect(() => {
    if (value === followed) return
    const timer = setTimeout(
      () => {
        nextAt.current = performance.now() + SECOND
        follow(value)
      },
      Math.max(0, nextAt.current - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [value, followed])
  return followed
}

const SECOND = 1000
