import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { LANGUAGE_NAMES } from '#domain/households.ts'
import type { InvitationTexts, MailTexts } from '#domain/invitation-settings.ts'
import type { MessageTexts } from '#domain/invitation-text.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextAreaField } from '#ui/text-field.tsx'
import { usePhone } from '../../../lib/phones.ts'
import { awaitedPart, type Family, type HouseholdList, languageOf, phoneOf } from './families.ts'
import type { FamilyActions } from './family-actions.ts'
import { invitationText } from './invitation-text.ts'
import { SavedText } from './saved-text.tsx'

type SendOneProps = {
  family: Family
  list: HouseholdList
  wedding: { name: string; eventDate: string | null }
  defaults: MessageTexts
  kind: 'invite' | 'remind'
  actions: FamilyActions
  onSkip: () => void
  onSent: () => void
}

/** The invitation of one family: its message, the way to WhatsApp, and whether it was sent. */
export function SendOne({ family, list, wedding, defaults, kind, actions, onSkip, onSent }: SendOneProps) {
  const [isAsking, setAsking] = useState(false)
  const { household, people, name } = family
  const phone = phoneOf(family)
  const { whatsApp, shown } = usePhone(phone)
  const path = household?.path
  const text = messageTo({ family, list, wedding, defaults, kind })
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
      <Message family={family} text={text} list={list} defaults={defaults} kind={kind} actions={actions} />
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

/** What a family gets; `null` while it has no link. */
function messageTo(
  sending: Pick<SendOneProps, 'family' | 'list' | 'wedding' | 'defaults' | 'kind'>,
): string | null {
  const { family, list, wedding, defaults, kind } = sending
  const path = family.household?.path
  if (!path) return null
  const context = { wedding, address: `${window.location.origin}${path}` }
  return kind === 'invite'
    ? invitationText(family, list.settings.texts, defaults, context)
    : invitationText(awaitedPart(family), messagesOf(list.settings.reminderTexts), defaults, context)
}

/** The reminder by WhatsApp says what its mail does. */
const messagesOf = (texts: MailTexts): InvitationTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, { text }]) => [language, text]))

/** Without a number, WhatsApp asks whom it goes to. */
const whatsAppAddress = (chat: string | null, text: string) =>
  `${chat ?? 'https://wa.me/'}?text=${encodeURIComponent(text)}`

type MessageProps = Pick<SendOneProps, 'family' | 'list' | 'defaults' | 'kind' | 'actions'> & {
  text: string | null
}

function Message({ family, text, list, defaults, kind, actions }: MessageProps) {
  const language = languageOf(family)
  const { texts } = list.settings
  const [draft, setDraft] = useState<string | null>(null)
  const save = async () => {
    const rest = Object.fromEntries(Object.entries(texts).filter(([key]) => key !== language))
    const own = draft?.trim()
    const saved = await actions.saveSettings({ texts: own ? { ...rest, [language]: own } : rest })
    if (saved) setDraft(null)
  }
  if (draft !== null) {
    return (
      <div className="grid gap-2">
        <TextAreaField
          label={`Mensaje para todas, en ${LANGUAGE_NAMES[language]}`}
          description="{nombres}, {pareja}, {fecha} y {enlace} se rellenan solos."
          rows={7}
          value={draft}
          onChange={setDraft}
        />
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="quiet" onPress={() => setDraft(null)}>
            Cancelar
          </Button>
          <Button size="sm" variant="primary" onPress={() => void save()}>
            Guardar
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-1.5">
      <p className="flex items-center justify-between gap-3 text-sm font-strong text-ink-2">
        Mensaje
        {kind === 'invite' && (
          <Button
            size="sm"
            variant="quiet"
            onPress={() => setDraft(texts[language] ?? defaults[language](false))}
          >
            Editar para todas
          </Button>
        )}
      </p>
      <p className="min-h-24 rounded-paper bg-surface-2 p-4 text-sm whitespace-pre-line wrap-anywhere text-ink">
        {text ?? 'Preparando el enlace…'}
      </p>
    </div>
  )
}
