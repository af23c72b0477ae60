import { useMemo, useState } from 'react'
import { formatEuros } from '#domain/budget/money.ts'
import { addedCents, isWithoutChanges, markOf, proposeBuses } from '#domain/transport/proposal.ts'
import type { VehicleSize } from '#domain/transport/proposed-route.ts'
import type { BusTrip } from '#domain/transport/transport.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { applyProposal } from './proposal.actions.ts'
import { ProposedRoute } from './proposed-route.tsx'
import { sizeInWords } from './trip-words.ts'
import type { Transport } from './use-trips.ts'

type ProposalDialogProps = { weddingId: string; transport: Transport; onClose: () => void }

/** Vehicles that companies have; those of the wedding are offered beside them. */
const USUAL: VehicleSize[] = [
  { vehicle: 'bus', seats: 55 },
  { vehicle: 'minibus', seats: 35 },
  { vehicle: 'minibus', seats: 19 },
  { vehicle: 'van', seats: 8 },
]

/** The most that stand beside each other; the largest ones of the wedding. */
const OFFERED_MAX = 8

const keyOf = ({ vehicle, seats }: VehicleSize) => `${vehicle} ${seats}`

/** A proposal that gives those who wait a seat: it is looked at first, and applied as one act. */
export function ProposalDialog({ weddingId, transport: { trips, people }, onClose }: ProposalDialogProps) {
  const offered = useMemo(() => sizesOf(trips), [trips])
  const [chosen, setChosen] = useState(() => likelyOf(offered, trips))
  const sizes = offered.filter((size) => chosen.includes(keyOf(size)))
  const keys = sizes.map(keyOf).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say which sizes they are
  const proposal = useMemo(() => proposeBuses(trips, people, sizes), [trips, people, keys])
  const isEmpty = isWithoutChanges(proposal)
  const cost = addedCents(proposal, trips)
  const form = useSubmission(
    async () => {
      await applyProposal(weddingId, { sizes, seen: markOf(proposal) })
      onClose()
    },
    {
      problems: () => ({
        sizes:
          sizes.length === 0 ? 'Elige al menos un vehículo.' : isEmpty ? 'No hay nada que aplicar.' : null,
      }),
    },
  )
  return (
    <FormDialog
      title="Proponer autobuses"
      description="Los menos posibles para que nadie espere, con cada familia junta si cabe. Nada cambia hasta que lo apliques."
      width="lg"
      form={form}
      submitLabel="Aplicar"
      pendingLabel="Aplicando"
      onGiveUp={null}
      onClose={onClose}
      className="grid gap-5"
    >
      <CheckboxSet
        legend="Vehículos que se pueden tener"
        choices={offered.map((size) => ({ value: keyOf(size), label: sizeInWords(size) }))}
        chosen={chosen}
        onChange={setChosen}
        className="grid grid-cols-2 gap-x-5 gap-y-1 pt-1"
      />
      {form.problems.sizes && (
        <p role="alert" className="text-sm text-danger">
          {form.problems.sizes}
        </p>
      )}
      <div role="status" className="grid gap-5">
        {proposal.routes.length === 0 ? (
          <p className="text-ink-2">Ya no espera nadie: no hay nada que cambiar.</p>
        ) : (
          proposal.routes.map((route) => <ProposedRoute key={route.trips[0]!.id} route={route} />)
        )}
        {cost && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong pt-3">
            <span>
              Los autobuses nuevos
              {cost.unpriced > 0 && <span className="text-sm text-ink-2">, {cost.unpriced} sin precio</span>}
            </span>
            <b className="num font-strong">{formatEuros(cost.cents)}</b>
          </p>
        )}
      </div>
    </FormDialog>
  )
}

/** The sizes of the wedding, and the usual ones. */
function sizesOf(trips: readonly BusTrip[]): VehicleSize[] {
  const all = [...trips.map(({ vehicle, seats }) => ({ vehicle, seats })), ...USUAL]
  const byKey = new Map(all.map((size) => [keyOf(size), size]))
  return [...byKey.values()].slice(0, OFFERED_MAX).toSorted((a, b) => b.seats - a.seats)
}

/** Those chosen at first: the sizes of the wedding, and what is smaller, so that a few people get no bus of 55. */
function likelyOf(offered: readonly VehicleSize[], trips: readonly BusTrip[]): string[] {
  const largest = Math.max(...trips.map(({ seats }) => seats))
  return offered.filter(({ seats }) => seats <= largest).map(keyOf)
}
