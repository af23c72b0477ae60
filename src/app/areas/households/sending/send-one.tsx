import type { FamilyMailKind } from '#domain/households/guest-mails.ts'
import { fillMessage } from '#domain/households/invitation-text.ts'
import { knowsOtherDate } from '#domain/households/save-date.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { type Family, type HouseholdList, phoneOf } from '../../../shared/households/families.ts'
import { usePhone } from '../../../shared/words/phones.ts'
import type { FamilyActions } from '../family-actions.ts'
import { DateUntilSent } from './date-until-sent.tsx'
import { FamilyNumber } from './family-number.tsx'
import { dateWords, invitationText, valuesFor, wordsKindOf } from './invitation-text.ts'
import { Message, MessageText } from './message-words.tsx'
import { WhatsAppStep } from './whats-app-step.tsx'

type SendOneProps = {
  family: Family
  list: HouseholdList
  wedding: WeddingDay & { name: string }
  kind: FamilyMailKind
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
    const mark = {
      invite: () => actions.markSent(household.id, 'whatsapp'),
      date: () => actions.markDateSent(household.id, 'whatsapp', wedding.eventDate ?? undefined),
      remind: () => actions.markReminded(household.id),
    }[kind]
    if (await mark()) onSent()
  }
  return (
    <section aria-label={name} className="grid gap-3">
      <FamilyNumber family={family} shown={shown} actions={actions} />
      {kind === 'date' && knowsOtherDate(household, wedding.eventDate) ? (
        <MessageText text={text} />
      ) : (
        <Message
          family={family}
          text={text}
          settings={list.settings}
          kind={kind === 'date' ? kind : wordsKindOf(family, kind)}
          actions={actions}
        />
      )}
      {kind === 'invite' && <DateUntilSent list={list} wedding={wedding} />}
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
  const context = { wedding, address: `${window.location.origin}${path}` }
  if (kind !== 'date') return invitationText(family, kind, list.settings, context)
  return fillMessage(dateWords(family, list.settings, wedding.eventDate).text, valuesFor(family, context))
}
