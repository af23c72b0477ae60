import type { GuestMessageRow } from '#contract/guest-messages.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { instantInWords, timeInWords } from '../../../shared/words/spanish-dates.ts'
import { groupName } from './group-words.ts'
import { languageInSpanish } from './languages.tsx'

type SentMessagesProps = { messages: readonly GuestMessageRow[]; onOpen: (id: string) => void }

/** The messages that were sent, the newest first. */
export function SentMessages({ messages, onOpen }: SentMessagesProps) {
  return (
    <section aria-label="Mensajes enviados">
      <h3 className="border-b border-line pb-2 font-sans text-sm text-ink-3">
        Enviados <span className="num">{messages.length}</span>
      </h3>
      <ul>
        {messages.map((message) => (
          <li key={message.id} data-row={message.id} className="border-b border-line text-sm">
            <button
              type="button"
              onClick={() => onOpen(message.id)}
              className="grid w-full gap-0.5 py-3 text-left hover:bg-surface-hover"
            >
              <b className="truncate font-strong text-ink">{message.subject}</b>
              <span className="truncate text-ink-2">
                {[groupName(message.group), languagesInWords(message)].filter(Boolean).join(' · ')}
              </span>
              <span className="num text-ink-2">{progressInWords(message)}</span>
              <span className="num text-ink-3">{sentInWords(message)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `En castellano e inglés`, of a message in several languages. */
function languagesInWords({ translations }: GuestMessageRow): string | null {
  const others = INVITATION_LANGUAGES.filter((one) => translations[one] !== undefined)
  return others.length > 0 ? `En ${inSpanishList(['es' as const, ...others].map(languageInSpanish))}` : null
}

/** `27 de noviembre, 9:40 · Lucía Herrera`. */
export const sentInWords = ({ sentAt, author }: GuestMessageRow): string =>
  [`${instantInWords(sentAt)}, ${timeInWords(sentAt)}`, author].filter(Boolean).join(' · ')

/** `9 por email, 1 en camino, 1 sin llegar, 2 de 4 por WhatsApp`. */
export function progressInWords({ mails, chats }: GuestMessageRow): string {
  const total = chats.waiting + chats.sent
  return inSpanishList(
    [
      mails.sent > 0 && `${mails.sent} por email`,
      mails.waiting > 0 && `${mails.waiting} en camino`,
      mails.failed > 0 && `${mails.failed} sin llegar`,
      total > 0 &&
        (chats.waiting > 0 ? `${chats.sent} de ${total} por WhatsApp` : `${chats.sent} por WhatsApp`),
    ].filter((part) => part !== false),
  )
}
