import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import type { VendorBook } from '#contract/book-vendors.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { type Asked, searchBook } from './book-groups.ts'
import { BookList } from './book-list.tsx'
import { BookSearch } from './book-search.tsx'
import { RemovedVendors } from './removed-vendors.tsx'

type BookProps = {
  book: VendorBook
  openId: string | undefined
  panelId: string
  onOpen: (id: string) => void
  /** Left out where the person only sees the book. */
  onImport: (() => void) | undefined
}

/** The vendors under what is searched for, and those that can be brought back. */
export function Book({ book, onImport, ...opening }: BookProps) {
  const [asked, setAsked] = useState<Asked>({ search: '', category: null })
  const vendors = book.vendors.filter(({ removedAt }) => removedAt === null)
  const found = searchBook(vendors, asked)
  return (
    <>
      {vendors.length > 0 ? (
        <BookSearch vendors={vendors} asked={asked} onAsk={setAsked} />
      ) : (
        <EmptyState
          question="¿Con quién te gusta trabajar?"
          line="Guarda aquí a tus proveedores, con su contacto y sus precios, y añádelos a una boda en un momento. Las parejas no ven la libreta."
        >
          {onImport && (
            <Button icon={Upload} onPress={onImport}>
              Importar una lista
            </Button>
          )}
        </EmptyState>
      )}
      <BookList vendors={found} {...opening} />
      {vendors.length > 0 && found.length === 0 && (
        <p className="mt-8 text-ink-3">Ningún proveedor encaja con lo que buscas.</p>
      )}
      <RemovedVendors vendors={book.vendors.filter(({ removedAt }) => removedAt !== null)} />
    </>
  )
}
