import type { BookVendor } from '#contract/book-vendors.ts'
import { REMOVED_BOOK_VENDOR_DAYS } from '#domain/vendor-book/vendor-book.ts'
import { Button } from '#ui/button.tsx'
import { bringBack } from './vendor-book.actions.ts'

/** 'Eliminados': what can still be brought back. */
export function RemovedVendors({ vendors }: { vendors: readonly BookVendor[] }) {
  if (vendors.length === 0) return null
  return (
    <details className="mt-9 text-sm">
      <summary className="min-h-8 cursor-pointer text-ink-2">
        Eliminados <span className="num ml-1 text-ink-3">{vendors.length}</span>
      </summary>
      <p className="mt-1 text-ink-3">Se pueden recuperar durante {REMOVED_BOOK_VENDOR_DAYS} días.</p>
      <ul>
        {vendors.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-1.5">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button variant="quiet" size="sm" onPress={() => void bringBack([id])}>
              Recuperar
              <span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
