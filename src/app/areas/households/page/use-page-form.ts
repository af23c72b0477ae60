import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import type { GuestPageState } from '#contract/guest-page.ts'
import { type GuestPageContent, withAllParts } from '#domain/households/guest-page.ts'
import { cleaned, withSide } from '#domain/households/guest-page-edit.ts'
import { type ContentDifference, isSameContent } from '#domain/households/guest-page-merge.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { ChosenSides } from '../../../shared/drafts/two-sides-dialog.tsx'
import { codeOf, messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import { guestPageQuery } from './guest-page.queries.ts'
import './guest-page.sentences.ts'

/** The page as it is typed, and the draft that the typing began from. */
type Typed = { base: GuestPageContent; content: GuestPageContent }

type Asked = { conflicts: readonly ContentDifference[]; given: GuestPageContent; from: GuestPageContent }

/** Names a conflict among those of one change. */
export const conflictKey = ({ key, field, language }: ContentDifference): string =>
  `${key}.${field}.${language}`

/** The draft of a page as it is edited: what is typed stays in this tab until it is saved or given up. */
export function usePageForm(weddingId: string, state: GuestPageState) {
  const [typed, write] = useUnsavedForm<Typed>(`guest-page ${weddingId}`)
  const { isPending, run } = usePending()
  const { store, asked, stopAsking } = useStoredDraft(weddingId, write)
  const base = typed.base ?? state.draft
  const content = withAllParts(typed.content ?? state.draft)
  const isDirty = !isSameContent(cleaned(content), base)

  async function publish() {
    const shown = cleaned(content)
    const draft = isDirty ? (await store(shown, base))?.draft : state.draft
    if (!draft) return
    if (isSameContent(draft, shown)) await publishDraft(weddingId, draft)
    else showToast('El borrador tiene también cambios de otra persona.')
  }

  /** Takes another version into the draft, with the way back. */
  async function take(version: GuestPageContent, told: string) {
    const before = cleaned(content)
    const taken = await store(version, state.draft, before)
    if (!taken) return
    const undo = () => void run(async () => void (await store(before, taken.draft)))
    showToast(told, { action: { label: 'Deshacer', onAction: undo } })
  }

  return {
    content,
    isDirty,
    isPending,
    asked,
    /** Changes the page as it is at this moment, which an undoing may find later than it was drawn. */
    change: (how: (content: GuestPageContent) => GuestPageContent) =>
      write((now) => ({
        base: now.base ?? state.draft,
        content: how(withAllParts(now.content ?? state.draft)),
      })),
    save: () =>
      run(async () => {
        if (await store(cleaned(content), base)) showToast('Borrador guardado.')
      }),
    publish: () => run(publish),
    take: (version: GuestPageContent, told: string) => run(() => take(version, told)),
    choose(chosen: ChosenSides) {
      if (!asked) return
      const { from, given } = settled(asked, chosen)
      stopAsking()
      write({ base: from, content: given })
      void run(async () => void (await store(given, from)))
    },
    stopAsking,
    /** The typing stays, to be saved again once the question can be asked. */
    failToAsk() {
      stopAsking()
      showToast('No hemos podido guardarlo. Comprueba tu conexión y vuelve a intentarlo.', { tone: 'failed' })
    },
  }
}

/** One act after the other: what is pressed while another is under way does nothing. */
function usePending() {
  const [isPending, setPending] = useState(false)
  async function run(act: () => Promise<void>) {
    if (isPending) return
    setPending(true)
    await act().finally(() => setPending(false))
  }
  return { isPending, run }
}

/** Stores a draft; texts that another member has changed meanwhile are asked about. */
function useStoredDraft(weddingId: string, write: ReturnType<typeof useUnsavedForm<Typed>>[1]) {
  const [asked, setAsked] = useState<Asked | null>(null)
  /**
   * The page once it is stored; `null` when it was not, which is said. `shown` is the form at the press, which the stored
   * draft takes the place of.
   */
  async function store(
    given: GuestPageContent,
    from: GuestPageContent,
    shown = given,
  ): Promise<GuestPageState | null> {
    try {
      const saved = await client.households.guestPage.save({ weddingId, draft: given, from })
      queryClient.setQueryData(guestPageQuery(weddingId).queryKey, saved)
      // The typing that went on meanwhile begins from the draft that was sent.
      write((now) =>
        now.content && !isSameContent(cleaned(now.content), shown)
          ? { base: given, content: now.content }
          : { base: undefined, content: undefined },
      )
      return saved
    } catch (error) {
      const conflicts = conflictsIn(error)
      if (conflicts.length > 0) setAsked({ conflicts, given, from })
      else showToast(messageFor(error), { tone: 'failed' })
      return null
    }
  }
  return { store, asked, stopAsking: () => setAsked(null) }
}

async function publishDraft(weddingId: string, draft: GuestPageContent): Promise<void> {
  const { queryKey } = guestPageQuery(weddingId)
  try {
    queryClient.setQueryData(queryKey, await client.households.guestPage.publish({ weddingId, draft }))
    showToast('Publicada. Las familias ya la ven así.')
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
    await queryClient.invalidateQueries({ queryKey })
  }
}

/** A change with the sides that were chosen, and the draft that it begins from then. */
function settled({ conflicts, given, from }: Asked, chosen: ChosenSides) {
  const settle = (page: GuestPageContent, textOf: (one: ContentDifference) => string | null) =>
    conflicts.reduce((settling, one) => withSide(settling, one, textOf(one)), page)
  return {
    from: settle(from, ({ stored }) => stored),
    given: settle(given, (one) => (chosen[conflictKey(one)] === 'mine' ? one.given : one.stored)),
  }
}

export type PageForm = ReturnType<typeof usePageForm>

function conflictsIn(error: unknown): readonly ContentDifference[] {
  if (!(error instanceof ORPCError) || codeOf(error) !== 'GUEST_PAGE_CONFLICTS') return []
  return (error.data as { conflicts: ContentDifference[] }).conflicts
}
