import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { familyNames } from '#domain/households/invitation-text.ts'
import { thanksSubject, thanksText } from '#domain/households/thanks.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { addressOf, type Family, languageOf, phoneOf } from '../../../shared/households/families.ts'
import { usePhone } from '../../../shared/words/phones.ts'
import type { FamilyActions } from '../family-actions.ts'
import { SavedText } from '../sheet/saved-text.tsx'
import type { FamilyToThank } from './use-thanks.ts'

type ThankOneProps = {
  one: FamilyToThank
  couple: string
  actions: FamilyActions
  onMark: (isThanked: boolean) => void
}

/** The thanks to one family: what it gave, the message, the ways to send it, and whether it was sent. */
export function ThankOne({ one: { family, thanked }, couple, actions, onMark }: ThankOneProps) {
  const [isAsking, setAsking] = useState(false)
  const { whatsApp } = usePhone(phoneOf(family))
  const address = addressOf(family)
  const text = textTo(family, thanked, couple)
  const subject = encodeURIComponent(thanksSubject(languageOf(family)))
  const ask = () => setAsking(true)
  return (
    <section aria-label={family.name} className="grid gap-3">
      <h3 className="text-[1.625rem] leading-[1.15] wrap-anywhere">{family.name}</h3>
      <SavedText
        label="Qué os dieron"
        placeholder="La vajilla azul"
        value={thanked.gift ?? ''}
        unsavedKey={`gift ${family.key}`}
        shared={{ row: family.key, field: 'gift' }}
        onSave={(typed) => actions.update(family, { gift: typed || null })}
      />
      <p className="min-h-24 rounded-paper bg-surface-2 p-4 text-sm whitespace-pre-line wrap-anywhere text-ink">
        {text}
      </p>
      {isAsking ? (
        <fieldset aria-label="¿Enviada?" className="flex flex-wrap items-center gap-2">
          <p role="status" className="mr-auto font-strong text-ink">
            ¿Enviada?
          </p>
          <Button onPress={() => setAsking(false)}>Aún no</Button>
          <Button variant="primary" autoFocus onPress={() => onMark(true)}>
            Sí
          </Button>
        </fieldset>
      ) : (
        <>
          <a
            href={`${whatsApp ?? 'https://wa.me/'}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
            onClick={ask}
            className={buttonClass({ variant: 'primary', className: 'w-full' })}
          >
            <Icon of={MessageCircle} />
            Abrir en WhatsApp
          </a>
          {address && (
            <a
              href={`mailto:${encodeURIComponent(address)}?subject=${subject}&body=${encodeURIComponent(text)}`}
              onClick={ask}
              className={buttonClass({ variant: 'secondary', className: 'w-full' })}
            >
              <Icon of={Mail} />
              Abrir en el correo
            </a>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <CopyButton look="quiet" size="sm" text={text} what="el mensaje" />
            <Button variant="quiet" size="sm" onPress={() => onMark(!thanked.isThanked)} className="ml-auto">
              {thanked.isThanked ? 'Volver a por dar' : 'Ya se las di'}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Those who came are named; all of a family of which no one could. */
function textTo(family: Family, thanked: FamilyToThank['thanked'], couple: string): string {
  const came = family.people.filter(({ guest }) => guest.rsvp === true)
  const named = came.length > 0 ? came : family.people
  const language = languageOf(family)
  const names = familyNames(
    named.map(({ guest }) => guest.fullName),
    language,
  )
  return thanksText(language, { ...thanked, names, couple, isToOne: named.length === 1 })
}
