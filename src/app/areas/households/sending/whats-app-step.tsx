import MessageCircle from 'lucide-react/icons/message-circle'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'

type WhatsAppStepProps = {
  /** The chat of the family; null without a number, and undefined while it is not known yet. */
  chat: string | null | undefined
  /** The message; null while its link is made. */
  text: string | null
  /** `¿Enviada?` */
  question: string
  onSent: () => void
  /** Beside 'Copiar'. */
  children?: ReactNode
}

/** The way to WhatsApp with a message, and whether it was sent there. */
export function WhatsAppStep({ chat, text, question, onSent, children }: WhatsAppStepProps) {
  /** Notes what was opened, as it was then: another member may change it meanwhile. */
  const [noteSent, setNoteSent] = useState<(() => void) | null>(null)
  if (noteSent)
    return (
      <fieldset aria-label={question} className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto font-strong text-ink">
          {question}
        </p>
        <Button onPress={() => setNoteSent(null)}>Aún no</Button>
        <Button variant="primary" autoFocus onPress={noteSent}>
          Sí
        </Button>
      </fieldset>
    )
  return (
    <>
      {text && (
        <a
          href={chat === undefined ? undefined : whatsAppAddress(chat, text)}
          target="_blank"
          rel="noreferrer"
          onClick={() => setNoteSent(() => onSent)}
          className={buttonClass({ variant: 'primary', className: 'w-full' })}
        >
          <Icon of={MessageCircle} />
          Abrir en WhatsApp
        </a>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {text && <CopyButton look="quiet" size="sm" text={text} what="el mensaje" />}
        {children}
      </div>
    </>
  )
}

/** Without a number, WhatsApp asks whom it goes to. */
const whatsAppAddress = (chat: string | null, text: string) =>
  `${chat ?? 'https://wa.me/'}?text=${encodeURIComponent(text)}`
