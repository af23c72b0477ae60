import { useMemo } from 'react'
import { type Family, type HouseholdList, isUnsent } from '../../../shared/households/families.ts'
import { isDateUntold, isWithoutInvitation } from '../sending/date-families.ts'
import { type MailReach, mailReach } from './mail-reach.ts'

type Asked = {
  kind: 'invite' | 'date'
  families: readonly Family[]
  list: HouseholdList
  wedding: { eventDate: string | null }
}

/** The families without an invitation, those of them that are still to be written to, and whom a mail reaches or is on its way to. */
export function useOpenFamilies({ kind, families, list, wedding: { eventDate } }: Asked) {
  return useMemo(() => {
    const unsent = families.filter(kind === 'date' ? isWithoutInvitation : isUnsent)
    const open = kind === 'date' ? unsent.filter((one) => isDateUntold(one, { eventDate })) : unsent
    const of = (reach: MailReach['kind']) =>
      open.filter((family) => mailReach(family, list, kind).kind === reach)
    return { unsent, open, ready: of('ready'), waiting: of('waiting') }
  }, [kind, families, list, eventDate])
}
