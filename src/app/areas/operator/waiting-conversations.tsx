import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { WaitingConversation } from '#contract/operator-rows.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { NothingHere, OperatorSection } from '../../shared/operator/operator-section.tsx'
import { CELL, FIRST_CELL, LAST_CELL, NUMBER_CELL, OperatorTable, ROW } from './operator-table.tsx'
import { spanInWords, timeLeft } from './time-left.ts'

const dialog = loadedPart(() => import('./conversation-dialog.tsx'))

type WaitingProps = {
  conversations: readonly WaitingConversation[]
  now: Date
  openId: string | undefined
  onOpen: (conversationId: string | undefined) => void
}

/** 'Mensajes por contestar', those with the least time left first. */
export function WaitingConversations({ conversations, now, openId, onOpen }: WaitingProps) {
  const close = () => onOpen(undefined)
  const part = useOpenedPart(dialog, openId !== undefined, close)
  return (
    <OperatorSection
      id="mensajes"
      title="Mensajes por contestar"
      count={conversations.length}
      aside={<span className="text-ink-3">Menos plazo, primero</span>}
    >
      {conversations.length === 0 ? (
        <NothingHere>Todo contestado.</NothingHere>
      ) : (
        <OperatorTable columns={COLUMNS}>
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              now={now}
              onOpen={() => onOpen(conversation.id)}
            />
          ))}
        </OperatorTable>
      )}
      {part && openId && <part.ConversationDialog key={openId} conversationId={openId} onClose={close} />}
    </OperatorSection>
  )
}

const COLUMNS = [
  { label: 'De' },
  { label: 'Asunto' },
  { label: 'Espera', isNumber: true },
  { label: 'Plazo' },
  { label: 'Abrir', isHidden: true },
]

type RowProps = { conversation: WaitingConversation; now: Date; onOpen: () => void }

function ConversationRow({ conversation, now, onOpen }: RowProps) {
  const { from, isFirst, subject, waitingSince, dueAt } = conversation
  const { words, isUrgent } = timeLeft(dueAt, now)
  return (
    <tr className={ROW}>
      <td className={FIRST_CELL}>
        {from}
        {isFirst && ' · plan'}
      </td>
      <td className={CELL}>
        <span className="line-clamp-2 wrap-anywhere">{subject}</span>
      </td>
      <td className={NUMBER_CELL}>{spanInWords(now.getTime() - Date.parse(waitingSince))}</td>
      <td className={CELL}>
        <span
          className={cx(
            'inline-flex items-center gap-1.5 whitespace-nowrap',
            isUrgent && 'font-strong text-danger',
          )}
        >
          <Icon of={isUrgent ? TriangleAlert : Clock} size="sm" />
          {words}
        </span>
      </td>
      <td className={LAST_CELL}>
        <Button
          variant="quiet"
          size="sm"
          className="px-1 text-xs"
          aria-label={`Abrir: ${subject}`}
          onPress={onOpen}
        >
          Abrir
        </Button>
      </td>
    </tr>
  )
}
