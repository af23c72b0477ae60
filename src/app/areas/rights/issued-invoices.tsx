import { useQuery } from '@tanstack/react-query'
import { PlainButton } from '#ui/plain-button.tsx'
import { startDownload } from '../../shared/files/start-download.ts'
import { api } from '../../sync/api.ts'

/** Says to a planner who has issued invoices that they go, and gives the file that is to be kept. */
export function IssuedInvoices() {
  const { data, isError } = useQuery(api.invoicing.get.queryOptions())
  const count = data?.invoices.length ?? 0
  if (count === 0 && !isError) return null
  return (
    <li>
      {isError
        ? 'Si has emitido facturas, se van también.'
        : count === 1
          ? 'Se va la factura que has emitido.'
          : `Se van las ${count} facturas que has emitido.`}{' '}
      La ley te pide conservarlas: descárgalas antes, o no se puede eliminar.{' '}
      <PlainButton
        onPress={() => startDownload('/api/planner/invoicing/records')}
        className="link inline min-h-6"
      >
        Descargar facturas y registro
      </PlainButton>
    </li>
  )
}
