import { useState } from 'react'
import type { BookVendor } from '#contract/book-vendors.ts'
import { Button } from '#ui/button.tsx'
import { groupBook } from './book-groups.ts'
import { BookRow } from './book-row.tsx'

type BookListProps = {
  vendors: readonly BookVendor[]
  openId: string | undefined
  /** The id of the panel that shows the open one. */
  panelId: string
  onOpen: (id: string) => void
}

/** So many rows are drawn at first, and more with each press. */
const ROWS = 200

/** The favourites and the other vendors by their categories. */
export function BookList({ vendors, openId, panelId, onOpen }: BookListProps) {
  const [shown, setShown] = useState(ROWS)
  return (
    <>
      {groupBook(vendors.slice(0, shown)).map((group) => (
        <section key={group.title} aria-label={group.title} className="mt-7">
          <h2 className="border-b border-line-strong pb-2 font-sans text-sm font-strong text-ink-2">
            {group.title} <span className="num ml-1.5 font-normal text-ink-3">{group.vendors.length}</span>
          </h2>
          <ul>
            {group.vendors.map((vendor) => (
              <BookRow
                key={vendor.id}
                vendor={vendor}
                panelId={vendor.id === openId ? panelId : null}
                onOpen={() => onOpen(vendor.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {vendors.length > shown && (
        <Button className="mt-6" onPress={() => setShown(shown + ROWS)}>
          Ver {Math.min(ROWS, vendors.length - shown)} más
        </Button>
      )}
    </>
  )
}
