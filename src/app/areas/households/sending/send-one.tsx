import type { GuestMailKind } from '#domain/households/guest-mails.ts'
import { Button } from '#ui/button.tsx'
import { type Family, type HouseholdList, phoneOf } from '../../../shared/households/families.ts'
import { usePhone } from '../../../shared/words/phones.ts'
import type { FamilyActions } from '../family-actions.ts'
import { FamilyNumber } from './family-number.tsx'
import { invitationText } from './invitation-text.ts'
import { Message } from './message-words.tsx'
import { WhatsAppStep } from './whats-app-step.tsx'

type SendOneProps = {
  family: Family
  list: HouseholdList
  wedding: { name: string; eventDate: string | null }
  kind: GuestMailKind
  actions: FamilyActions
  onSkip: () => void
  onSent: () => void
}

/** The invitation of one family: its message, the way to WhatsApp, and whether it was sent. */
export function SendOne({ family, list, wedding, kind, actions, onSkip, onSent }: SendOneProps) {
  const { household, name } = family
  const { whatsApp, shown } = usePhone(phoneOf(family))
  const path = household?.path
  const text = messageTo({ family, list, wedding, kind })
  const markSent = async () => {
    if (!household) return
    const mark =
      kind === 'invite' ? actions.markSent(household.id, 'whatsapp') : actions.markReminded(household.id)
    if (await mark) onSent()
  }
  return (
    <section aria-label={name} className="grid gap-3">
      <FamilyNumber family={family} shown={shown} actions={actions} />
      <Message family={family} text={text} settings={list.settings} kind={kind} actions={actions} />
      <WhatsAppStep chat={whatsApp} text={text} question="¿Enviada?" onSent={() => void markSent()}>
        <Button variant="quiet" size="sm" onPress={onSkip}>
          Saltar
        </Button>
        <Button
          variant="quiet"
          size="sm"
          isDisabled={!path}
          onPress={() => void markSent()}
          className="ml-auto"
        >
          Ya la tiene
        </Button>
      </WhatsAppStep>
    </section>
  )
}

/** The message to a family; `null` while it has no link. */
function messageTo({
  family,
  list,
  wedding,
  kind,
}: Pick<SendOneProps, 'family' | 'list' | 'wedding' | 'kind'>): string | null {
  const path = family.household?.path
  if (!path) return null
  return invitationText(family, kind, list.settings, { wedding, address: `${window.location.origin}${path}` })
}
