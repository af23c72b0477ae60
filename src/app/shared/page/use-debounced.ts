import { useEffect, useState } from 'react'

/** Debounces a value that is typed: it follows once it has stayed the same for `ms` milliseconds, so the server is asked once. */
export function useDebounced<Value>(value: Value, ms = 300): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
