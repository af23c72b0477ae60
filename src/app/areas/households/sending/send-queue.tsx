import { useEffect, useState } from 'react'
import type { FamilyMailKind } from '#domain/households/guest-mails.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { Progress } from '#ui/feedback/progress.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { countFamilies } from '../../../shared/households/words.ts'
import type { FamilyActions } from '../family-actions.ts'
import { isWithoutInvitation } from './date-families.ts'
import { NextFamilies } from './next-families.tsx'
import { SendOne } from './send-one.tsx'

export type SendQueueProps = {
  kind: FamilyMailKind
  /** To whom it is still to be sent. */
  queue: readonly Family[]
  families: readonly Family[]
  list: HouseholdList
  wedding: WeddingDay & { name: string }
  actions: FamilyActions
}

/** Links that are made before they are needed, so that the next family is ready at once. */
const AHEAD = 5

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
  const total = totalOf[kind](families, queue)
  return (
    <div className="grid gap-5">
      {total > 0 && (
        <div>
          <p className="num mb-1.5 flex justify-between text-sm text-ink-2">
            <span>
              {kind === 'remind'
                ? `${countFamilies(queue.length)} sin responder`
                : `Enviada a ${total - waiting.length} de ${countFamilies(total)}`}
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
        <p className="text-ink-2">{NOBODY_LEFT[kind]}</p>
      )}
      {next.length > 0 && <NextFamilies families={next} />}
    </div>
  )
}

const NOBODY_LEFT: Record<FamilyMailKind, string> = {
  invite: 'Todas las invitaciones están enviadas.',
  date: 'Todas las familias sin invitación tienen ya la fecha.',
  remind: 'No hay ninguna familia que tenga la invitación y no haya respondido.',
}

type Total = (families: readonly Family[], queue: readonly Family[]) => number

/** Of how many families the queue is a part. */
const totalOf: Record<FamilyMailKind, Total> = {
  invite: (families) => families.length,
  date: (families) => families.filter(isWithoutInvitation).length,
  remind: (_, queue) => queue.length,
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
