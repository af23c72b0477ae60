import { useState } from 'react'
import type { GuestMessage, MessageGroupKind } from '#domain/households/guest-messages.ts'
import { Button } from '#ui/button.tsx'
import { MailPreview, type WeddingOfMail } from '../mail/mail-preview.tsx'
import { messageTo } from './message-words.ts'
import type { Reached } from './use-group-families.ts'

type MessageArrivalProps = {
  reached: readonly Reached[]
  message: GuestMessage
  kind: MessageGroupKind
  wedding: WeddingOfMail
}

/** A message as one of its families sees it, and as the next does. */
export function MessageArrival({ reached, message, kind, wedding }: MessageArrivalProps) {
  const [place, setPlace] = useState(0)
  const one = reached[place % Math.max(1, reached.length)]
  if (!one) return null
  const { family, row } = one
  const address = `${window.location.origin}${family.household?.path ?? '/i/…'}`
  const { subject, text } = messageTo(family, message, kind, { wedding, address })
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm font-strong text-ink-2 pointer-coarse:py-3">
        Así le llega a {family.name}
      </summary>
      {row.way === 'mail' ? (
        <MailPreview wedding={wedding} subject={subject} message={text} address={address} />
      ) : (
        <p className="mt-2 rounded-paper bg-surface-2 p-4 text-sm whitespace-pre-line wrap-anywhere text-ink">
          {text}
        </p>
      )}
      {reached.length > 1 && (
        <Button size="sm" variant="quiet" onPress={() => setPlace((place + 1) % reached.length)}>
          Ver otra familia
        </Button>
      )}
    </details>
  )
}
