import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { changeInvoices } from './invoicing.actions.ts'
import { SetupRow } from './setup-row.tsx'

/** The way from records that are kept to VERI*FACTU, which binds until the year ends. */
export function SendingRow() {
  const [isChanging, setChanging] = useState(false)
  const change = async () => {
    setChanging(true)
    try {
      await changeInvoices(() => client.invoicing.beginSending())
      showToast('Tus facturas llegan a Hacienda desde ahora.')
    } catch (error) {
      showToast(`No hemos podido cambiarlo. ${messageFor(error)}`, { tone: 'failed' })
    }
    setChanging(false)
  }
  return (
    <SetupRow
      icon={Send}
      title="Sin VERI*FACTU"
      line="Cada factura se firma y se guarda aquí. Si pasas a VERI*FACTU, hasta fin de año no se puede volver."
    >
      <Button variant="quiet" isDisabled={isChanging} onPress={() => void change()}>
        Pasar a VERI*FACTU
      </Button>
    </SetupRow>
  )
}
