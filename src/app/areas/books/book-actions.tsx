import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Books } from '#contract/book-rows.ts'
import { Button } from '#ui/button.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import type { BookTab } from './book-tab.ts'
import { ExportPopover } from './export-popover.tsx'
import { InvoiceActions } from './invoices/invoice-actions.tsx'
import { useBookDialogs } from './use-book-dialogs.ts'

type Opened = 'charge' | 'bank' | 'receipt' | null

/** The actions of the page; a phone has the most used ones at its bottom. */
export function BookActions({ books, tab }: { books: Books; tab: BookTab }) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const parts = useBookDialogs(opened !== null, close)
  return (
    <>
      <div className="flex gap-2">
        {tab === 'weddings' && books.accounts.length > 0 && (
          <Button onPress={() => setOpened('bank')}>Leer el banco</Button>
        )}
        <BottomBar className="flex gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-6 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-gutter max-md:py-3 max-md:pb-[calc(.75rem+env(safe-area-inset-bottom))] max-md:*:flex-1 max-md:*:px-2.5 max-[18rem]:flex-wrap max-[18rem]:*:px-2 max-[18rem]:*:text-xs">
          {(tab === 'weddings' || !books.isInvoicing) && <ExportPopover books={books} />}
          {tab === 'receipts' && books.isInvoicing ? (
            <InvoiceActions books={books} />
          ) : tab === 'weddings' ? (
            books.accounts.length > 0 && (
              <Button variant="primary" icon={Plus} onPress={() => setOpened('charge')}>
                Anotar cobro
              </Button>
            )
          ) : (
            <Button variant="primary" icon={Plus} onPress={() => setOpened('receipt')}>
              Hacer justificante
            </Button>
          )}
        </BottomBar>
      </div>
      {parts && opened === 'charge' && <parts.ChargeDialog books={books} onClose={close} />}
      {parts && opened === 'bank' && <parts.BankDialog books={books} onClose={close} />}
      {parts && opened === 'receipt' && <parts.ReceiptDialog books={books} onClose={close} />}
    </>
  )
}
