import { useMutation } from '@tanstack/react-query'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { askFamilies } from './ask.actions.ts'
import { familiesOf, type LodgingFamily } from './people-by-family.ts'
import type { LodgingPlace, LodgingRead } from './use-lodging.ts'
import { wishOf } from './wish-words.ts'

type AskFamiliesProps = {
  read: LodgingRead
  place: LodgingPlace
  onSendLinks: ((householdIds: readonly string[]) => void) | undefined
}

/** 'No dicen dónde duermen': families of whom nothing is known are asked on their own pages. */
export function AskFamilies({ read, place: { weddingId }, onSendLinks }: AskFamiliesProps) {
  const asking = useMutation({
    mutationFn: (householdIds: string[]) => askFamilies(weddingId, householdIds),
    onSuccess: (_, householdIds) => onSendLinks?.(householdIds),
  })
  const { unasked, silent } = silentFamilies(read)
  const hasHotel = read.hotels.some(({ hotel, blocks }) => hotel.kind === 'hotel' && blocks.length > 0)
  if (!hasHotel || unasked.length + silent.length === 0) return null
  return (
    <section aria-labelledby="who-has-not-said" className="max-w-176 pt-9">
      <h2 id="who-has-not-said" className="text-[1.5rem]">
        No dicen dónde duermen
      </h2>
      {unasked.length > 0 && (
        <>
          <p className="mt-1.5 wrap-anywhere text-ink-2">
            {named(unasked)}. Se lo preguntamos en su página de la boda, no por teléfono.
          </p>
          <Button
            className="mt-3"
            isPending={asking.isPending}
            pendingLabel="Preguntando…"
            onPress={() => asking.mutate(unasked.map(idOf))}
          >
            {unasked.length === 1
              ? 'Preguntar a 1 familia'
              : `Preguntar a ${formatNumber(unasked.length)} familias`}
          </Button>
        </>
      )}
      {asking.error && (
        <p role="alert" className="mt-2 text-sm font-strong text-danger">
          {messageFor(asking.error)}
        </p>
      )}
      {silent.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-ink-2">
          <span>
            {silent.length === 1
              ? `${silent[0]!.name} tiene la pregunta en su página y aún no ha dicho nada.`
              : `${formatNumber(silent.length)} familias tienen la pregunta en su página y aún no han dicho nada.`}
          </span>
          {onSendLinks && (
            <Button variant="quiet" size="sm" onPress={() => onSendLinks(silent.map(idOf))}>
              Enviar el enlace
            </Button>
          )}
        </p>
      )}
    </section>
  )
}

const idOf = ({ people }: LodgingFamily) => people[0]!.householdId!

/** How many families are named before they are counted. */
const NAMED = 3

const named = (families: readonly LodgingFamily[]): string => {
  const names = families.slice(0, NAMED).map(({ name }) => name)
  const more = families.length - names.length
  return inSpanishList(more > 0 ? [...names, `${formatNumber(more)} más`] : names)
}

/** Families that come and of whose nights nothing is known: before the question, and with it on their pages. */
function silentFamilies({ people, wishes }: LodgingRead) {
  const families = familiesOf(people.filter(({ comes, householdId }) => comes && householdId !== null))
  const unknown = families.filter(
    (family) => family.people.some(({ need }) => need === null) && !wishOf(family, wishes)?.place,
  )
  const isAsked = (family: LodgingFamily) => (wishOf(family, wishes)?.askedAt ?? null) !== null
  return {
    unasked: unknown.filter((family) => !isAsked(family)),
    silent: unknown.filter(isAsked),
  }
}
