import { useMutation } from '@tanstack/react-query'
import Bus from 'lucide-react/icons/bus'
import Users from 'lucide-react/icons/users-round'
import type { Vendor } from '#contract/vendors.ts'
import { formatEuros } from '#domain/budget/money.ts'
import type { OutcomeWithBuses } from '#domain/budget/scenario-buses.ts'
import { adoptedPrice, type ScenarioChanges } from '#domain/budget/scenarios.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import '../budget.sentences.ts'
import { client } from '../../../sync/api.ts'
import { refreshVendorList } from '../../vendors/vendors.queries.ts'
import type { NameOf } from './scenario-words.ts'

type AdoptDialogProps = {
  weddingId: string
  name: string
  people: number | null
  outcome: OutcomeWithBuses<Vendor>
  changes: ScenarioChanges
  nameOf: NameOf
  onClose: () => void
  onAdopted: () => void
  onUndo: (lineId: string) => void
}

/** Shows each price old and new before a scenario becomes the budget; afterwards it can be undone as one act. */
export function AdoptDialog(props: AdoptDialogProps) {
  const { weddingId, name, people, outcome, changes, nameOf, onClose, onAdopted, onUndo } = props
  const adopted = outcome.lines.filter(({ vendor }) => adoptedPrice(vendor, changes))
  const changed = adopted.filter(({ presentCents, cents }) => presentCents !== cents)
  const withBuses = linesWithBuses(outcome)
  const isFollowing =
    people !== null && adopted.some(({ vendor: { perHead } }) => perHead && perHead.basis !== 'planned')
  const adopting = useMutation({
    mutationFn: () =>
      client.budget.adopt({
        weddingId,
        changes,
        seen: adopted.map(({ vendor }) => ({
          vendorId: vendor.id,
          cost: vendor.cost ?? 0,
          adult: vendor.perHead?.adult ?? 0,
        })),
      }),
    onSuccess: ({ lineId }) => {
      showToast(`Adoptado: «${name}».`, {
        action: { label: 'Deshacer', onAction: () => onUndo(lineId) },
      })
      onClose()
      onAdopted()
    },
    onSettled: () => refreshVendorList(weddingId),
  })
  return (
    <Dialog
      title={`Adoptar «${name}»`}
      description={`${people === null ? '' : `Tu presupuesto pasa a contar con ${people} personas${isFollowing ? ', y deja de seguir las respuestas' : ''}. `}${pricesInWords(changed.length)}; los contratos los cambias tú con cada proveedor.`}
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            isDisabled={adopted.length === 0}
            isPending={adopting.isPending}
            pendingLabel="Adoptando"
            onPress={() => adopting.mutate()}
          >
            Adoptar
          </Button>
        </>
      )}
    >
      <ul className="border-t border-line">
        {changed.map(({ vendor, presentCents, cents }) => (
          <li key={vendor.id} className="flex items-baseline gap-x-4 border-b border-line py-2.5">
            <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(vendor)}</span>
            {presentCents !== null && (
              <del className="num text-sm text-ink-3">{formatEuros(presentCents)}</del>
            )}
            <b className="num min-w-22 text-right font-strong">{formatEuros(cents ?? 0)}</b>
          </li>
        ))}
      </ul>
      {withBuses.length > 0 && (
        <p className="mt-4 flex gap-2.5 text-sm text-ink-2">
          <Icon of={Bus} />
          Los autobuses de {inSpanishList(withBuses.map(({ vendor }) => nameOf(vendor)))} se quedan como
          están: se añaden y se quitan en Autobuses.
        </p>
      )}
      <p className="mt-4 flex gap-2.5 text-sm text-ink-2">
        <Icon of={Users} />
        No quita a nadie de la lista ni avisa a los invitados.
      </p>
      {adopting.error && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {messageFor(adopting.error)}
        </p>
      )}
    </Dialog>
  )
}

const pricesInWords = (count: number): string =>
  count === 0 ? 'Ningún precio cambia hoy' : count === 1 ? 'Cambia un precio' : `Cambian ${count} precios`

/** The companies whose buses a scenario changes. */
const linesWithBuses = ({ lines }: AdoptDialogProps['outcome']) =>
  lines.filter(({ moreBuses, cents }) => moreBuses !== 0 && cents !== null)
