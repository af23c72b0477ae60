import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import {
  type GuestMessage,
  groupKey,
  type MessageGroup,
  readGroupKey,
} from '#domain/households/guest-messages.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import type { MailText, MailTexts } from '#domain/households/invitation-settings.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageDraftKey } from '../../../shared/wedding/sending-start.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import { writeUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { isBlank } from './languages.tsx'

type Draft = { id: string; group: string; texts: MailTexts }

const NOTHING: MailText = { subject: '', text: '' }

/** Whether a message is written and not sent. */
export const useHasDraft = (weddingId: string): boolean =>
  Object.keys(useUnsavedForm<Draft>(messageDraftKey(weddingId))[0]).length > 0

/**
 * A message while it is written: it stays in this tab until it is sent or thrown away, with the id under which it is
 * sent once. `first` is the group that the screen was opened for.
 */
export function useMessageDraft(weddingId: string, first: MessageGroup | null) {
  const key = messageDraftKey(weddingId)
  const [typed, change] = useUnsavedForm<Draft>(key)
  const [chosen, setChosen] = useState(first && groupKey(first))
  const group = readGroupKey(chosen ?? typed.group ?? '') ?? { kind: 'all', of: null }
  const texts = typed.texts ?? {}
  const wordsOf = (language: InvitationLanguage): MailText => texts[language] ?? NOTHING
  const isWritten = Object.values(texts).some((words) => !isBlank(words))
  const { es = NOTHING, ...others } = texts
  const translations = Object.fromEntries(Object.entries(others).filter(([, words]) => !isBlank(words)))
  const message: GuestMessage = { ...es, translations }
  return {
    group,
    texts,
    message,
    wordsOf,
    isWritten,
    chooseGroup(next: MessageGroup) {
      setChosen(groupKey(next))
      if (isWritten) change({ group: groupKey(next) })
    },
    write(language: InvitationLanguage, part: Partial<MailText>) {
      const next = { ...texts, [language]: { ...wordsOf(language), ...part } }
      if (Object.values(next).every(isBlank)) change(null)
      else change({ texts: next, group: groupKey(group) })
    },
    /** The message with the id that it keeps over further attempts; `null` while there is something to fill in. */
    toSend(): (GuestMessage & { id: string }) | null {
      if (unfinishedIn(texts)) return null
      const id = typed.id ?? uuidv7()
      change({ id })
      return { id, ...message }
    },
    /** Another message is sent next: the one of this id has gone. */
    renewId: () => change({ id: undefined }),
    forget: () => change(null),
    /** Throws the message away, with the way back. */
    discard() {
      const former = JSON.stringify({ ...typed, group: groupKey(group) })
      change(null)
      showToast('Mensaje descartado.', {
        action: { label: 'Deshacer', onAction: () => writeUnsaved(key, former) },
      })
    },
  }
}

export type MessageDraft = ReturnType<typeof useMessageDraft>

/** The first language in which a part is missing: Castilian needs both, the others both or none. */
export function unfinishedIn(texts: MailTexts): InvitationLanguage | null {
  const isHalf = (words: MailText) => !words.subject.trim() || !words.text.trim()
  if (isHalf(texts.es ?? NOTHING)) return 'es'
  const entries = Object.entries(texts) as [InvitationLanguage, MailText][]
  return entries.find(([, words]) => !isBlank(words) && isHalf(words))?.[0] ?? null
}
