import { type ReactNode, useState } from 'react'
import { whyNoSaveDate } from '#domain/households/save-date.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import type { HouseholdList } from '../../../shared/households/families.ts'

type Kind = 'invite' | 'date'

const SEGMENTS: readonly { value: Kind; label: string }[] = [
  { value: 'date', label: 'Reserva de la fecha' },
  { value: 'invite', label: 'Invitación' },
]

type SentKindProps = {
  list: HouseholdList
  wedding: WeddingDay
  children: (kind: Kind) => ReactNode
}

/** The invitation is sent, or the date before it while the links show that and there is one to tell (decision 160). */
export function SentKind({ list: { settings }, wedding, children }: SentKindProps) {
  const [chosen, setChosen] = useState<Kind>('date')
  if (!settings.saveDateOn || whyNoSaveDate(settings, wedding, new Date())) return children('invite')
  return (
    <div className="grid gap-5">
      <Segmented label="Qué se envía" segments={SEGMENTS} value={chosen} onChange={setChosen} hasLongWords />
      {children(chosen)}
    </div>
  )
}
