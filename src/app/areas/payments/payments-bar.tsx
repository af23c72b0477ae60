import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Landmark from 'lucide-react/icons/landmark'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { Button, IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { ExportItems } from '#ui/opening/export-items.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { downloadFile } from '../../shared/spreadsheet/download-file.ts'
import { offerFile } from '../../shared/spreadsheet/offer-file.ts'
import { client } from '../../sync/api.ts'
import type { OpenDialog } from './payment-dialogs.tsx'
import { paymentsToCsv, paymentsToXlsx } from './payments-file.ts'
import type { PaymentsPlace } from './payments-place.ts'
import type { PaymentsRead } from './use-payments.ts'

type PaymentsBarProps = {
  read: PaymentsRead
  place: PaymentsPlace
  onOpen: (dialog: OpenDialog) => void
}

/** The acts on all payments; on a phone the first of them is where a thumb is. */
export function PaymentsBar({ read, place, onOpen }: PaymentsBarProps) {
  const table = { read, couple: place.couple }
  const offer = {
    name: 'pagos',
    toCsv: () => paymentsToCsv(table),
    toXlsx: () => paymentsToXlsx(table),
  }
  const mayNote = place.mayEdit && read.vendors.length > 0
  return (
    <div data-print="hide" className="flex items-center justify-end gap-2 absolute top-0 right-0">
      <Button
        variant="secondary"
        icon={CalendarPlus}
        onPress={() => void saveCalendar(place.weddingId)}
        className="max-md:hidden"
      >
        A mi calendario
      </Button>
      {mayNote && (
        <BottomBar data-edits className={IN_REACH}>
          <Button variant="primary" icon={Plus} onPress={() => onOpen({ kind: 'pay', line: null })}>
            Añadir pago
          </Button>
        </BottomBar>
      )}
      <Menu
        label="Más acciones"
        trigger={<IconButton icon={Ellipsis} size="md" label="Más acciones" className="-mr-2" />}
      >
        {mayNote && (
          <MenuItem icon={Landmark} onAction={() => onOpen({ kind: 'bank' })}>
            Leer el banco
          </MenuItem>
        )}
        <MenuItem icon={CalendarPlus} onAction={() => void saveCalendar(place.weddingId)}>
          A mi calendario
        </MenuItem>
        <ExportItems onExport={(format) => void offerFile(offer, format)} />
        <MenuSeparator />
        <MenuItem icon={Printer} onAction={() => window.print()}>
          Imprimir
        </MenuItem>
      </Menu>
    </div>
  )
}

const IN_REACH =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-gutter max-md:pt-3 max-md:pb-[calc(.7rem+env(safe-area-inset-bottom))] max-md:*:w-full'

/** Hands the person what is due as a calendar, or says that it could not be made. */
async function saveCalendar(weddingId: string): Promise<void> {
  try {
    const { ics } = await client.payments.calendar({ weddingId })
    downloadFile('pagos.ics', ics, 'text/calendar;charset=utf-8')
  } catch (error) {
    showToast(messageFor(error), {
      tone: 'failed',
      action: { label: 'Reintentar', onAction: () => void saveCalendar(weddingId) },
    })
  }
}
