import { fillMessage, fillText } from '#domain/households/invitation-text.ts'
import type { Family } from '../../../shared/households/families.ts'
import { valuesFor } from '../sending/invitation-text.ts'
import { MailPreview, type WeddingOfMail } from './mail-preview.tsx'

type MailArrivalProps = {
  family: Family
  /** `asked` are those whom the mail names, where they are not the whole family. */
  words: { subject: string; text: string; asked?: Family }
  wedding: WeddingOfMail
  /** The words of the link; those of an answer when there are none. */
  action?: string
}

/** Folded away: a mail as it comes to a family, its link included. */
export function MailArrival({ family, words, wedding, action }: MailArrivalProps) {
  const address = `${window.location.origin}${family.household?.path ?? '/i/…'}`
  const values = valuesFor(words.asked ?? family, { wedding, address })
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm font-strong text-ink-2 pointer-coarse:py-3">
        Así le llega a {family.name}
      </summary>
      <MailPreview
        wedding={wedding}
        subject={fillText(words.subject, values)}
        message={fillMessage(words.text, values)}
        address={address}
        action={action}
      />
    </details>
  )
}
