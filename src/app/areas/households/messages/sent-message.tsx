import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { GuestMessageRow } from '#contract/guest-messages.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { type Family, phoneOf } from '../../../shared/households/families.ts'
import { usePhone } from '../../../shared/words/phones.ts'
import type { FamilyActions } from '../family-actions.ts'
import { FamilyNames } from '../mail/unreachable-families.tsx'
import { FamilyNumber } from '../sending/family-number.tsx'
import { WhatsAppStep } from '../sending/whats-app-step.tsx'
import { groupName } from './group-words.ts'
import { markMessageSent } from './message-actions.ts'
import { chatText, isToWrite, type Recipient, recipientInWords } from './message-progress.ts'
import { recipientsQuery } from './messages.queries.ts'
import { progressInWords, sentInWords } from './sent-messages.tsx'
import { SentTexts } from './sent-texts.tsx'

type SentMessageProps = {
  weddingId: string
  message: GuestMessageRow
  families: readonly Family[]
  wedding: WeddingDay & { name: string }
  actions: FamilyActions
  onBack: () => void
}

/** A message that was sent: what it said, who got it, and those who are to get it by WhatsApp one by one. */
export function SentMessage({ weddingId, message, families, wedding, actions, onBack }: SentMessageProps) {
  const query = useQuery(recipientsQuery(weddingId, message.id))
  const byId = new Map(families.map((family) => [family.household?.id, family]))
  const all = (query.data ?? []).flatMap((recipient): Recipient[] => {
    const family = byId.get(recipient.householdId)
    return family ? [{ recipient, family }] : []
  })
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <Button
          size="sm"
          variant="quiet"
          icon={ArrowLeft}
          onPress={onBack}
          className="-ml-2 justify-self-start"
        >
          Todos los mensajes
        </Button>
        <h3 className="text-[1.625rem] leading-[1.15] wrap-anywhere">{message.subject}</h3>
        <p className="text-sm text-ink-2">{groupName(message.group)}</p>
        <p className="num text-sm text-ink-3">{sentInWords(message)}</p>
        <p role="status" className="num text-sm text-ink">
          {progressInWords(message)}
        </p>
      </header>
      <details>
        <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm font-strong text-ink-2 pointer-coarse:py-3">
          Lo que dice
        </summary>
        <SentTexts message={message} />
      </details>
      {query.isError && (
        <ErrorState
          title="No hemos podido cargar quién lo recibe."
          detail={messageFor(query.error)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {!query.data && !query.isError && <SkeletonRows rows={4} />}
      <ChatQueue weddingId={weddingId} message={message} all={all} wedding={wedding} actions={actions} />
      <Received weddingId={weddingId} message={message} all={all} />
    </div>
  )
}

type ChatQueueProps = Pick<SentMessageProps, 'weddingId' | 'message' | 'wedding' | 'actions'> & {
  all: readonly Recipient[]
}

/** The families that are to get it by WhatsApp, one by one; a skipped one comes last. */
function ChatQueue({ weddingId, message, all, wedding, actions }: ChatQueueProps) {
  const [later, setLater] = useState<readonly string[]>([])
  const waiting = all.filter(({ recipient }) => isToWrite(recipient))
  const isLater = ({ family }: Recipient) => later.includes(family.key)
  const [current, ...next] = [...waiting.filter((one) => !isLater(one)), ...waiting.filter(isLater)]
  if (!current) return null
  const { family, recipient } = current
  const mark = async (isSent: boolean) => {
    const marked = await markMessageSent(weddingId, message.id, recipient.householdId, isSent)
    if (marked && isSent)
      showToast(`${family.name}: enviado.`, {
        action: { label: 'Deshacer', onAction: () => void mark(false) },
      })
  }
  return (
    <div className="grid gap-5">
      <ChatStep
        key={family.key}
        current={current}
        text={chatText(family, message, wedding)}
        actions={actions}
        onSent={() => void mark(true)}
        {...(next.length > 0 && {
          onSkip: () => setLater([...later.filter((key) => key !== family.key), family.key]),
        })}
      />
      <FamilyNames
        title="Después"
        families={next.map((one) => one.family)}
        reasonOf={(one) => (phoneOf(one) ? '' : 'Sin teléfono')}
      />
    </div>
  )
}

type ChatStepProps = {
  current: Recipient
  text: string | null
  actions: FamilyActions
  onSent: () => void
  onSkip?: () => void
}

function ChatStep({ current: { family, recipient }, text, actions, onSent, onSkip }: ChatStepProps) {
  const { whatsApp, shown } = usePhone(phoneOf(family))
  return (
    <section aria-label={family.name} className="grid gap-3">
      <FamilyNumber family={family} shown={shown} actions={actions} />
      {recipient.mail && <p className="text-sm text-ink-2">{recipientInWords(recipient)}</p>}
      <p className="rounded-paper bg-surface-2 p-4 text-sm whitespace-pre-line wrap-anywhere text-ink">
        {text ?? 'Esta familia ya no tiene enlace. Prepáralo en su ficha.'}
      </p>
      <WhatsAppStep chat={whatsApp} text={text} question="¿Enviado?" onSent={onSent}>
        {onSkip && (
          <Button variant="quiet" size="sm" onPress={onSkip}>
            Saltar
          </Button>
        )}
        <Button variant="quiet" size="sm" onPress={onSent} className="ml-auto">
          Ya lo tiene
        </Button>
      </WhatsAppStep>
    </section>
  )
}

type ReceivedProps = Pick<SentMessageProps, 'weddingId' | 'message'> & { all: readonly Recipient[] }

/** The others with what became of it; a mark that was made by mistake is taken back here too. */
function Received({ weddingId, message, all }: ReceivedProps) {
  const done = all.filter(({ recipient }) => !isToWrite(recipient))
  const byKey = new Map(done.map((one) => [one.family.key, one.recipient]))
  return (
    <FamilyNames
      title="Quién lo recibe"
      families={done.map(({ family }) => family)}
      reasonOf={({ key }) => recipientInWords(byKey.get(key)!)}
      actionOf={({ key, name }) => {
        const recipient = byKey.get(key)!
        return (
          recipient.chat?.sentAt && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Aún no lo tiene ${name}`}
              onPress={() => void markMessageSent(weddingId, message.id, recipient.householdId, false)}
            >
              Aún no
            </Button>
          )
        )
      }}
    />
  )
}
