import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The printout that is on paper while the page is printed; the browser's own printing gives the usual one. */
export function usePrintKind<Kind>(usual: Kind) {
  const [kind, setKind] = useState<Kind | null>(null)
  useEffect(() => {
    const before = () => flushSync(() => setKind((chosen) => chosen ?? usual))
    const after = () => setKind(null)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [usual])
  const start = (chosen: Kind) => {
    flushSync(() => setKind(() => chosen))
    window.print()
  }
  return { kind, start }
}
