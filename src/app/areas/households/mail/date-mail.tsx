import { knowsOtherDate } from '#domain/households/save-date.ts'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { dayInShort } from '../../../shared/households/words.ts'
import type { FamilyActions } from '../family-actions.ts'
import { dateWords } from '../sending/invitation-text.ts'
import { MailArrival } from './mail-arrival.tsx'
import type { WeddingOfMail } from './mail-preview.tsx'
import { mailReach } from './mail-reach.ts'
import { MailWords } from './mail-words.tsx'
import { Again } from './not-by-mail.tsx'
import { FamilyNames } from './unreachable-families.tsx'
import type { UnsavedMail } from './use-unsaved-mail.ts'

type DateMailProps = { families: readonly Family[]; list: HouseholdList; wedding: WeddingOfMail }

/** The words of the mail that tells the date, and how it arrives; families that know another one are told so in ours. */
export function DateMail({ families, list, wedding, unsaved }: DateMailProps & { unsaved: UnsavedMail }) {
  const knowing = families.filter(({ household }) => knowsOtherDate(household, wedding.eventDate))
  const fresh = families.filter((family) => !knowing.includes(family))
  const [first] = knowing
  return (
    <div className="grid gap-3">
      {knowing.length > 0 && (
        <p role="note" className="num rounded-paper bg-surface-2 p-4 text-sm text-ink">
          {knowing.length === 1 ? '1 de ellas tiene' : `${knowing.length} de ellas tienen`} otra fecha: el
          correo dice que ha cambiado.
        </p>
      )}
      {fresh.length > 0 && (
        <MailWords unsaved={unsaved} families={fresh} wedding={wedding} action={OPEN_DATE} />
      )}
      <p className="text-sm text-ink-2">
        Lo que dice la página de la fecha se escribe en «La invitación», en «Lo que dice la reserva».
      </p>
      {first && (
        <MailArrival
          family={first}
          words={dateWords(first, list.settings, wedding.eventDate)}
          wedding={wedding}
          action={OPEN_DATE}
        />
      )}
    </div>
  )
}

const OPEN_DATE = 'Ver la fecha'

type ToldProps = DateMailProps & { actions: FamilyActions }

/** The families that know the present date; it goes again to who asks for it. */
export function ToldFamilies({ families, list, wedding, actions }: ToldProps) {
  const told = families.filter(
    ({ household }) => household?.dateTold && household.dateTold === wedding.eventDate,
  )
  return (
    <FamilyNames
      title="Ya tienen la fecha"
      families={told}
      reasonOf={({ household }) => toldInWords(household)}
      actionOf={(family) =>
        mailReach(family, list, 'date').kind === 'ready' && (
          <Again family={family} label="Enviar otra vez" kind="date" actions={actions} />
        )
      }
    />
  )
}

/** `3 may`, or `3 may, vista el 5 may` once its page was opened. */
function toldInWords(household: Family['household']): string {
  if (!household?.dateSentAt) return ''
  const sent = dayInShort(household.dateSentAt)
  return household.dateOpenedAt ? `${sent}, vista el ${dayInShort(household.dateOpenedAt)}` : sent
}
