import { useEffect, useState } from 'react'

/** A value that is typed, once it has stayed the same for `ms` milliseconds: what is asked of the server by it. */
export function useSettled<Value>(value: Value, ms = 300): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
