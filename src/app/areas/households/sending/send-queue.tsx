import { useEffect, useState } from 'react'
import type { GuestMailKind } from '#domain/households/guest-mails.ts'
import { Progress } from '#ui/feedback/progress.tsx'
import { type Family, type HouseholdList, phoneOf } from '../../../shared/households/families.ts'
import { countFamilies } from '../../../shared/households/words.ts'
import { ShownPhone } from '../../../shared/words/shown-phone.tsx'
import type { FamilyActions } from '../family-actions.ts'
import { SendOne } from './send-one.tsx'

export type SendQueueProps = {
  kind: GuestMailKind
  /** To whom it is still to be sent. */
  queue: readonly Family[]
  families: readonly Family[]
  list: HouseholdList
  wedding: { name: string; eventDate: string | null }
  actions: FamilyActions
}

/** Links that are made before they are needed, so that the next family is ready at once. */
const AHEAD = 5

/** How many of those who wait are named. */
const NAMED = 8

/** The families one by one. Whom it was sent to leaves the queue for good, so it goes on where one was. */
export function SendQueue({ kind, queue, families, list, wedding, actions }: SendQueueProps) {
  const [later, setLater] = useState<ReadonlySet<string>>(new Set())
  /** Reminded in this visit: they stay unanswered, but not in the queue. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const waiting = queue.filter(({ key }) => !done.has(key))
  const ordered = [
    ...waiting.filter(({ key }) => !later.has(key)),
    ...waiting.filter(({ key }) => later.has(key)),
  ]
  useLinks(ordered.slice(0, AHEAD), actions)
  const [current, ...next] = ordered
  const total = kind === 'invite' ? families.length : queue.length
  return (
    <div className="grid gap-5">
      {total > 0 && (
        <div>
          <p className="num mb-1.5 flex justify-between text-sm text-ink-2">
            <span>
              {kind === 'invite'
                ? `Enviada a ${total - waiting.length} de ${countFamilies(total)}`
                : `${countFamilies(queue.length)} sin responder`}
            </span>
            <span className="text-ink-3">
              {waiting.length === 1 ? 'Queda 1' : `Quedan ${waiting.length}`}
            </span>
          </p>
          <Progress label="Enviadas" hideLabel value={(total - waiting.length) / total} />
        </div>
      )}
      {current ? (
        <SendOne
          key={current.key}
          family={current}
          list={list}
          wedding={wedding}
          kind={kind}
          actions={actions}
          onSkip={() => setLater(new Set([...later, current.key]))}
          onSent={() => setDone(new Set([...done, current.key]))}
        />
      ) : (
        <p className="text-ink-2">{kind === 'invite' ? ALL_SENT : NOBODY_AWAITED}</p>
      )}
      {next.length > 0 && <Next families={next} />}
    </div>
  )
}

const ALL_SENT = 'Todas las invitaciones están enviadas.'
const NOBODY_AWAITED = 'No hay ninguna familia que tenga la invitación y no haya respondido.'

function Next({ families }: { families: readonly Family[] }) {
  return (
    <div>
      <h3 className="font-sans text-sm text-ink-3">Después</h3>
      <ul className="mt-1">
        {families.slice(0, NAMED).map((family) => (
          <li key={family.key} className="flex justify-between gap-4 border-b border-line py-3 text-sm">
            <span className="min-w-0 truncate font-strong text-ink">{family.name}</span>
            <span className="num shrink-0 text-ink-3">
              {phoneOf(family) ? <ShownPhone phone={phoneOf(family)!} /> : 'Sin teléfono'}
            </span>
          </li>
        ))}
      </ul>
      {families.length > NAMED && <p className="pt-3 text-sm text-ink-3">Y {families.length - NAMED} más.</p>}
    </div>
  )
}

/** Makes the links of families that come next. */
function useLinks(families: readonly Family[], actions: FamilyActions) {
  const wanted = families.filter(({ household }) => !household?.path)
  const keys = wanted.map(({ key }) => key).join()
  const isNeeded = families[0] !== undefined && !families[0].household?.path
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys name the families
  useEffect(() => {
    if (isNeeded) void actions.invite(wanted)
  }, [keys, isNeeded])
}
