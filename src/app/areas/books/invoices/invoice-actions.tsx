import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Books } from '#contract/book-rows.ts'
import { Button } from '#ui/button.tsx'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { bookDialogs, useBookDialogs } from '../use-book-dialogs.ts'

/** The actions over the invoices. */
export function InvoiceActions({ books }: { books: Books }) {
  const [isIssuing, setIssuing] = useState(false)
  const close = () => setIssuing(false)
  const parts = useBookDialogs(isIssuing, close)
  const loaded = useLoadedPart(bookDialogs, true)
  return (
    <>
      {loaded && <loaded.ExportInvoices books={books} />}
      <Button variant="primary" icon={Plus} onPress={() => setIssuing(true)}>
        Emitir factura
      </Button>
      {parts && isIssuing && <parts.IssueDialog books={books} onClose={close} />}
    </>
  )
}
