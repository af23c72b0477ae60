import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import type { GuestMessageRow } from '#contract/guest-messages.ts'
import { mailsLeftToday } from '#domain/households/guest-mails.ts'
import {
  type GroupChange,
  groupKey,
  MESSAGE_FAMILIES_MAX,
  type MessageGroup,
  readGroupKey,
} from '#domain/households/guest-messages.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { countFamilies } from '../../../shared/households/words.ts'
import type { FamilyActions } from '../family-actions.ts'
import { mailDaysInWords } from '../mail/mail-days.ts'
import type { WeddingOfMail } from '../mail/mail-preview.tsx'
import { Audience } from './audience.tsx'
import { GroupChanged } from './group-changed.tsx'
import { GROUP_NOTES, groupName } from './group-words.ts'
import { sendGuestMessage } from './message-actions.ts'
import { MessageArrival } from './message-arrival.tsx'
import { MessageFields } from './message-fields.tsx'
import { groupsQuery } from './messages.queries.ts'
import { type GroupFamilies, useGroupFamilies } from './use-group-families.ts'
import { type MessageDraft, unfinishedIn, useMessageDraft } from './use-message-draft.ts'

export type WriteMessageProps = {
  weddingId: string
  families: readonly Family[]
  list: HouseholdList
  wedding: WeddingOfMail
  actions: FamilyActions
  /** The group that the screen was opened for. */
  first: MessageGroup | null
  onSent: (message: GuestMessageRow) => void
}

/** A message to a group: whom it goes to, what it says, how it arrives, and sending it. */
export function WriteMessage({
  weddingId,
  families,
  list,
  wedding,
  actions,
  first,
  onSent,
}: WriteMessageProps) {
  const draft = useMessageDraft(weddingId, first)
  const group = useGroupFamilies(weddingId, draft.group, families)
  const [isTried, setTried] = useState(false)
  const sending = useSending(weddingId, draft, group, onSent)
  const unfinished = isTried ? unfinishedIn(draft.texts) : null
  const count = group.rows?.length ?? 0
  const isTooMany = count > MESSAGE_FAMILIES_MAX
  const days = mailDaysInWords(group.shown.mail.length, mailsLeftToday(list.mailDay, new Date()))
  const send = () => {
    setTried(true)
    void sending.send()
  }
  return (
    <div className="grid gap-5">
      <GroupField weddingId={weddingId} draft={draft} />
      <Audience group={group} actions={actions} />
      <MessageFields draft={draft} reached={group.reached} unfinished={unfinished} />
      {draft.isWritten && (
        <MessageArrival
          reached={group.reached}
          message={draft.message}
          kind={draft.group.kind}
          wedding={wedding}
        />
      )}
      <footer className="sticky bottom-0 -mx-6 -mb-8 grid gap-3 border-t border-line bg-surface px-6 py-4">
        <p className="num text-sm text-ink-2 empty:hidden">
          {isTooMany
            ? `Un mensaje llega a ${formatNumber(MESSAGE_FAMILIES_MAX)} familias como mucho. Elige un grupo más pequeño.`
            : group.shown.chat.length > 0
              ? [`Las que van por WhatsApp te las dejamos preparadas, una a una.`, days]
                  .filter(Boolean)
                  .join(' ')
              : days}
        </p>
        <Button
          variant="primary"
          icon={Send}
          isDisabled={count === 0 || isTooMany || !draft.isWritten || sending.isSending}
          onPress={send}
          className="w-full"
        >
          {count === 0 ? 'Enviar' : `Enviar a ${countFamilies(count)}`}
        </Button>
        {draft.isWritten && (
          <Button variant="quiet" size="sm" onPress={draft.discard} className="justify-self-center">
            Descartar
          </Button>
        )}
      </footer>
      {sending.change && (
        <GroupChanged
          change={sending.change}
          families={families}
          count={count}
          onSend={() => void sending.send()}
          onClose={sending.close}
        />
      )}
    </div>
  )
}

function GroupField({ weddingId, draft }: { weddingId: string; draft: MessageDraft }) {
  const { data: groups = [] } = useQuery(groupsQuery(weddingId))
  const key = groupKey(draft.group)
  const options = groups.map((group) => ({
    value: groupKey(group),
    label: `${groupName(group)} (${group.families})`,
  }))
  const note = GROUP_NOTES[draft.group.kind]
  return (
    <Select
      label="Para"
      options={options}
      value={key}
      placeholder="Elige un grupo"
      onChange={(next) => {
        const group = readGroupKey(next)
        if (group) draft.chooseGroup(group)
      }}
      {...(note && { description: note })}
    />
  )
}

/** Sends what is written to those who are on the screen; a group that has changed is shown and asked about. */
function useSending(
  weddingId: string,
  draft: MessageDraft,
  group: GroupFamilies,
  onSent: (message: GuestMessageRow) => void,
) {
  const [isSending, setSending] = useState(false)
  const [change, setChange] = useState<GroupChange | null>(null)
  const send = async () => {
    const message = draft.toSend()
    if (!message) return
    setSending(true)
    setChange(null)
    const answer = await sendGuestMessage(weddingId, { ...message, group: draft.group, shown: group.shown })
    setSending(false)
    if ('changed' in answer) setChange(answer.changed)
    else if ('sent' in answer) {
      draft.forget()
      onSent(answer.sent)
    } else if (answer.refused === 'MESSAGE_SENT_OTHERWISE') draft.renewId()
  }
  return { send, isSending, change, close: () => setChange(null) }
}
