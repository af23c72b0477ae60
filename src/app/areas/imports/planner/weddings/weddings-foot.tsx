import FileText from 'lucide-react/icons/file-text'
import UserRound from 'lucide-react/icons/user-round'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Icon } from '#ui/icon.tsx'
import type { Asked } from '../planner-dialogs.tsx'

type WeddingsFootProps = { view: PlannerImportView; onAsk: (asked: Asked) => void }

/** The clients without a wedding, the old invoices, and that no couple hears of it. */
export function WeddingsFoot({ view: { clients, invoices, rows }, onAsk }: WeddingsFootProps) {
  const leads = clients.filter(({ kind }) => kind === 'lead').length
  const open = rows.filter(({ state, isOut }) => state !== 'ready' && !isOut).length
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line-strong py-3.5 text-sm text-ink-2 empty:hidden">
        {clients.length > 0 && (
          <span className="inline-flex flex-wrap items-center gap-2">
            <Icon of={UserRound} size="sm" />
            {leadsInWords(leads)}
            <button
              type="button"
              className="link min-h-6 rounded-[4px]"
              onClick={() => onAsk({ kind: 'clients' })}
            >
              Ver los clientes
            </button>
          </span>
        )}
        {invoices > 0 && (
          <span className="inline-flex items-center gap-2">
            <Icon of={FileText} size="sm" />
            {invoices === 1
              ? '1 factura antigua se guarda como documento, no como factura'
              : `${formatNumber(invoices)} facturas antiguas se guardan como documentos, no como facturas`}
          </span>
        )}
        {open > 0 && (
          <span className="md:ml-auto">
            {open === 1 ? 'Una boda espera' : `${formatNumber(open)} bodas esperan`} tu respuesta
          </span>
        )}
      </div>
      <p className="mt-3.5 text-sm text-ink-2">
        A las parejas no les llega nada. Las invitas tú, boda a boda, cuando esté a tu gusto.
      </p>
    </>
  )
}

const leadsInWords = (count: number) =>
  count === 1
    ? '1 cliente sin boda irá a Solicitudes'
    : `${formatNumber(count)} clientes sin boda irán a Solicitudes`
