import type { ComingText } from '#contract/announcement-rows.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { announce, sendProof } from './announcements.actions.ts'

type Typed = { document: LegalDocument; summary: string; day: string | null }

type Announcing = { coming: readonly ComingText[]; onAsk: () => void; onDone: () => void }

/** The announcement as it is typed, and its ways out: a proof, or to all, of which the form asks first. */
export function useAnnouncing({ coming, onAsk, onDone }: Announcing) {
  const [typed, type] = useUnsavedForm<Typed>('announcement')
  const { document = coming[0]!.document, summary = '', day = null } = typed
  const text = coming.find((one) => one.document === document) ?? coming[0]!
  const effectiveOn = day ?? text.earliest
  const given = { document: text.document, version: text.version, summary, effectiveOn }
  const send = (how: 'ask' | 'proof' | 'all') => {
    if (how === 'ask') return onAsk()
    return how === 'proof' ? sendProof(given) : announceToAll()
  }
  const announceToAll = async () => {
    await announce(given)
    type(null)
    onDone()
  }
  const form = useSubmission(send, {
    problems: () => ({
      summary: summary.trim() ? null : 'Escribe qué cambia: es lo primero que se lee.',
      day: effectiveOn < text.earliest ? `Como pronto, el ${dateInWords(text.earliest)}.` : null,
    }),
  })
  return { text, summary, effectiveOn, type, form: { ...form, props: () => form.props('ask') } }
}
