import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import type { ReadPages } from '../../shared/list-import/read-pages.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { Book } from './book.tsx'
import { BookMenu } from './book-menu.tsx'
import { BookPanel } from './book-panel.tsx'
import { BookDialogs, type OpenedDialog } from './opened-dialogs.tsx'
import { useBookFocus } from './use-book-focus.ts'
import { useOpenVendor } from './use-open-vendor.ts'
import { vendorBookQuery } from './vendor-book.queries.ts'

/** 'Libreta': the vendors that a planner knows, with their contacts and prices. */
export function VendorBookPage({ readPages }: { readPages: ReadPages }) {
  const [openId, onOpen] = useOpenVendor()
  const query = useQuery(vendorBookQuery)
  const mayEdit = useBusiness().mayEdit('vendors')
  const panelId = useId()
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const [focusing, setFocusing] = useState(0)
  const book = query.data
  const open = book?.vendors.find(({ id, removedAt }) => id === openId && removedAt === null)
  const openOne = (id: string, focuses = true) => {
    setFocusing((before) => (focuses ? before + 1 : 0))
    onOpen(id)
  }
  const rowFocus = useBookFocus(open?.id, openOne)
  return (
    <div className={cx(open && 'lg:grid lg:grid-cols-[minmax(0,1fr)_27.5rem]')}>
      <Page className={cx(open && 'max-lg:hidden')}>
        <div {...rowFocus} className={cx(book?.vendors.length !== 0 && 'max-w-200')}>
          <PageHeader
            title="Libreta de proveedores"
            actions={
              <>
                {mayEdit && (
                  <Button variant="primary" icon={Plus} onPress={() => setOpened('new')}>
                    Añadir proveedor
                  </Button>
                )}
                {book && <BookMenu vendors={book.vendors} mayEdit={mayEdit} onAsk={setOpened} />}
              </>
            }
          />
          {book ? (
            <Book
              book={book}
              openId={open?.id}
              panelId={panelId}
              onOpen={openOne}
              onImport={mayEdit ? () => setOpened('import') : undefined}
            />
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
          {...{ mayEdit, focusing }}
          key={open.id}
          id={panelId}
          vendor={open}
          onEdit={() => setOpened(open)}
          onAddToWedding={() => setOpened('wedding')}
          onClose={() => onOpen(undefined)}
        />
      )}
      {book && (
        <BookDialogs
          {...{ opened, book, readPages, first: open }}
          onClose={() => setOpened(null)}
          onAdded={openOne}
        />
      )}
    </div>
  )
}
