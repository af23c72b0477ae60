import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import type { GuestMailKind } from '#domain/households/guest-mails.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { type Family, type HouseholdList, phoneOf } from '../../../shared/households/families.ts'
import { usePhone } from '../../../shared/words/phones.ts'
import type { FamilyActions } from '../family-actions.ts'
import { SavedText } from '../sheet/saved-text.tsx'
import { invitationText } from './invitation-text.ts'
import { Message } from './message-words.tsx'

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
  const [isAsking, setAsking] = useState(false)
  const { household, people, name } = family
  const phone = phoneOf(family)
  const { whatsApp, shown } = usePhone(phone)
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
      <div>
        <h3 className="text-[1.625rem] leading-[1.15]">{name}</h3>
        {phone ? (
          <p className="num text-sm text-ink-2">
            {people[0]!.guest.fullName}, {shown}
          </p>
        ) : (
          <SavedText
            label="Teléfono"
            type="tel"
            value=""
            description="Sin él, WhatsApp preguntará a quién enviarlo."
            onSave={(typed) => actions.update(family, { phone: typed || null })}
            className="mt-2"
          />
        )}
      </div>
      <Message family={family} text={text} settings={list.settings} kind={kind} actions={actions} />
      {isAsking ? (
        <fieldset aria-label="¿Enviada?" className="flex flex-wrap items-center gap-2">
          <p role="status" className="mr-auto font-strong text-ink">
            ¿Enviada?
          </p>
          <Button onPress={() => setAsking(false)}>Aún no</Button>
          <Button variant="primary" autoFocus onPress={() => void markSent()}>
            Sí
          </Button>
        </fieldset>
      ) : (
        <>
          {text && (
            <a
              href={whatsApp === undefined ? undefined : whatsAppAddress(whatsApp, text)}
              target="_blank"
              rel="noreferrer"
              onClick={() => setAsking(true)}
              className={buttonClass({ variant: 'primary', className: 'w-full' })}
            >
              <Icon of={MessageCircle} />
              Abrir en WhatsApp
            </a>
          )}
          <div className="flex flex-wrap items-center gap-3">
            {text && <CopyButton look="quiet" size="sm" text={text} what="el mensaje" />}
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
          </div>
        </>
      )}
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

/** Without a number, WhatsApp asks whom it goes to. */
const whatsAppAddress = (chat: string | null, text: string) =>
  `${chat ?? 'https://wa.me/'}?text=${encodeURIComponent(text)}`
