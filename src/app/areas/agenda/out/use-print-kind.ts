import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PrintKind } from './agenda-printout.tsx'

/** The printout that is on paper while the page is printed; the browser's own printing gives everything. */
export function usePrintKind() {
  const [kind, setKind] = useState<PrintKind | null>(null)
  useEffect(() => {
    const before = () => flushSync(() => setKind((chosen) => chosen ?? 'all'))
    const after = () => setKind(null)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  const start = (chosen: PrintKind) => {
    flushSync(() => setKind(chosen))
    window.print()
  }
  return { kind, start }
}
