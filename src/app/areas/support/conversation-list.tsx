import { Link } from '@tanstack/react-router'
import type { SupportConversation } from '#contract/support.ts'
import { dayAndMonthOf } from './support-words.ts'

/** The person's conversations, the newest first. */
export function ConversationList({ conversations }: { conversations: readonly SupportConversation[] }) {
  return (
    <section>
      <h2 className="text-[1.375rem]">Tus conversaciones</h2>
      {conversations.length === 0 ? (
        <p className="mt-2 text-ink-3">Aún no nos has escrito.</p>
      ) : (
        <ul className="mt-3 border-t border-line-strong">
          {conversations.map((conversation) => (
            <li
              key={conversation.id}
              className="flex items-center gap-3 border-b border-line py-3"
              data-row={conversation.id}
            >
              <div className="min-w-0 flex-1">
                <p className="font-strong wrap-anywhere">{conversation.subject}</p>
                <p className="text-sm text-ink-3">{stateOf(conversation)}</p>
              </div>
              <Link
                to="/app/help"
                search={{ conversacion: conversation.id }}
                aria-label={`Ver: ${conversation.subject}`}
                className="link shrink-0 py-2 text-sm pointer-coarse:py-3"
              >
                Ver
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function stateOf({ isUnread, closedAt, dueAt, lastAt }: SupportConversation): string {
  if (isUnread) return 'Te hemos contestado'
  if (closedAt) return `Cerrada el ${dayAndMonthOf(closedAt)}`
  return dueAt ? `Enviada el ${dayAndMonthOf(lastAt)}` : `Contestada el ${dayAndMonthOf(lastAt)}`
}
