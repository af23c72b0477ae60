import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import type { BookVendor, VendorBook } from '#contract/book-vendors.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { type Asked, searchBook } from './book-groups.ts'
import { BookList } from './book-list.tsx'
import { BookPanel } from './book-panel.tsx'
import { BookSearch } from './book-search.tsx'
import { RemovedVendors } from './removed-vendors.tsx'
import { useBookFocus } from './use-book-focus.ts'
import { useOpenVendor } from './use-open-vendor.ts'
import { vendorBookQuery } from './vendor-book.queries.ts'
import { VendorDialog } from './vendor-dialog.tsx'

/** 'Libreta': the vendors that a planner knows, with their contacts and prices. */
export function VendorBookPage() {
  const [openId, onOpen] = useOpenVendor()
  const query = useQuery(vendorBookQuery)
  const mayEdit = useBusiness().mayEdit('vendors')
  const panelId = useId()
  const [editing, setEditing] = useState<BookVendor | 'new' | null>(null)
  const [focusing, setFocusing] = useState(0)
  const open = query.data?.vendors.find(({ id, removedAt }) => id === openId && removedAt === null)
  const openOne = (id: string, focuses = true) => {
    setFocusing((before) => (focuses ? before + 1 : 0))
    onOpen(id)
  }
  const rowFocus = useBookFocus(open?.id, openOne)
  const add = () => setEditing('new')
  return (
    <div className={cx(open && 'lg:grid lg:grid-cols-[minmax(0,1fr)_27.5rem]')}>
      <Page className={cx(open && 'max-lg:hidden')}>
        <div {...rowFocus} className="max-w-200">
          <PageHeader
            title="Libreta de proveedores"
            actions={
              mayEdit && (
                <Button icon={Plus} onPress={add}>
                  Añadir proveedor
                </Button>
              )
            }
          />
          {query.data ? (
            <Book book={query.data} openId={open?.id} panelId={panelId} onOpen={openOne} />
          ) : query.isError ? (
            <ErrorState
              title="No hemos podido cargar tu libreta."
              detail={messageFor(query.error)}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          ) : (
            <SkeletonRows className="mt-6" />
          )}
        </div>
      </Page>
      {open && (
        <BookPanel
          key={open.id}
          id={panelId}
          vendor={open}
          mayEdit={mayEdit}
          focusing={focusing}
          onEdit={() => setEditing(open)}
          onClose={() => onOpen(undefined)}
        />
      )}
      {editing && (
        <VendorDialog
          vendor={editing === 'new' ? null : editing}
          isTeams={query.data?.isTeams ?? false}
          onClose={() => setEditing(null)}
          onAdded={openOne}
        />
      )}
    </div>
  )
}

type BookProps = {
  book: VendorBook
  openId: string | undefined
  panelId: string
  onOpen: (id: string) => void
}

function Book({ book, ...opening }: BookProps) {
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
        />
      )}
      <BookList vendors={found} {...opening} />
      {vendors.length > 0 && found.length === 0 && (
        <p className="mt-8 text-ink-3">Ningún proveedor encaja con lo que buscas.</p>
      )}
      <RemovedVendors vendors={book.vendors.filter(({ removedAt }) => removedAt !== null)} />
    </>
  )
}
