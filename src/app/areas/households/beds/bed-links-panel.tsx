import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { familyNames } from '#domain/households/invitation-text.ts'
import { BEDS_PATH, questionSubject, questionText } from '#domain/lodging/question-text.ts'
import { buttonClass } from '#ui/button-class.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { addressOf, type Family, languageOf, phoneOf } from '../../../shared/households/families.ts'
import { useFamilies } from '../../../shared/households/use-families.ts'
import { SidePanel } from '../../../shared/page/side-panel.tsx'
import { useMedia } from '../../../shared/page/use-media.ts'
import { useWedding } from '../../../shared/session/use-session.ts'
import { usePhone } from '../../../shared/words/phones.ts'
import { useGuests } from '../../guests/use-guests.ts'

type BedLinksPanelProps = {
  weddingId: string
  householdIds: readonly string[]
  onClose: () => void
}

const NONE: never[] = []

/** 'Preguntar dónde duermen': the question is on the pages of these families, and each can be told so one by one. */
export function BedLinksPanel({ weddingId, householdIds, onClose }: BedLinksPanelProps) {
  const isPhone = useMedia('(width < 48.0625rem)')
  const { query: guestsRead, guests } = useGuests(weddingId)
  const { query: familiesRead, families } = useFamilies(weddingId, guests ?? NONE)
  const couple = useWedding(weddingId)?.name ?? ''
  const failed = [guestsRead, familiesRead].filter(({ isError, data }) => isError && !data)
  const wanted = new Set(householdIds)
  return (
    <SidePanel title="Preguntar dónde duermen" isPhone={isPhone} isOpen onOpenChange={onClose}>
      <div className="grid gap-4 px-6 pt-4 pb-8">
        <p className="text-ink-2">
          Ya está en su página de la boda, junto a su respuesta. Si quieres, diles que la miren.
        </p>
        {failed.length > 0 ? (
          <ErrorState
            title="No hemos podido cargar las familias."
            detail={messageFor(failed[0]!.error)}
            onRetry={() => failed.forEach((query) => void query.refetch())}
            isRetrying={failed.some(({ isFetching }) => isFetching)}
          />
        ) : guests && families ? (
          <ul className="border-t border-line">
            {families
              .filter(({ key }) => wanted.has(key))
              .map((family) => (
                <FamilyLink key={family.key} family={family} couple={couple} />
              ))}
          </ul>
        ) : (
          <SkeletonRows rows={6} />
        )}
      </div>
    </SidePanel>
  )
}

/** One family, and the ways to send it the link of the question. */
function FamilyLink({ family, couple }: { family: Family; couple: string }) {
  const [isOpened, setOpened] = useState(false)
  const { whatsApp } = usePhone(phoneOf(family))
  const address = addressOf(family)
  const path = family.household?.path
  const text = path ? textTo(family, couple, `${window.location.origin}${path}${BEDS_PATH}`) : null
  const subject = encodeURIComponent(questionSubject(languageOf(family)))
  const open = { target: '_blank', rel: 'noreferrer', onClick: () => setOpened(true) }
  return (
    <li className="border-b border-line py-3">
      <p className="font-strong wrap-anywhere text-ink">{family.name}</p>
      {text === null ? (
        <p className="text-sm text-ink-2">Aún no tiene enlace: envíale antes la invitación.</p>
      ) : (
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <a
            {...open}
            href={`${whatsApp ?? 'https://wa.me/'}?text=${encodeURIComponent(text)}`}
            aria-label={`WhatsApp a ${family.name}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Icon of={MessageCircle} />
            WhatsApp
          </a>
          {address && (
            <a
              {...open}
              href={`mailto:${encodeURIComponent(address)}?subject=${subject}&body=${encodeURIComponent(text)}`}
              aria-label={`Email a ${family.name}`}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              <Icon of={Mail} />
              Email
            </a>
          )}
          <CopyButton look="quiet" size="sm" text={text} what={`el mensaje a ${family.name}`} />
          {isOpened && (
            <span role="status" className="text-sm text-ink-2">
              Abierto
            </span>
          )}
        </div>
      )}
    </li>
  )
}

/** Those of a family who may come are named. */
function textTo(family: Family, couple: string, address: string): string {
  const language = languageOf(family)
  const coming = family.people.filter(({ guest }) => guest.rsvp !== false)
  const fullNames = coming.map(({ guest }) => guest.fullName)
  return questionText(language, {
    ...{ couple, address },
    names: familyNames(fullNames, language),
    isToOne: fullNames.length === 1,
  })
}
