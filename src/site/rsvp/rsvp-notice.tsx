import sprig from '../images/sprig.svg'
import { LanguageLinks } from './rsvp-cover.tsx'
import { RsvpFooter } from './rsvp-frame.tsx'
import type { Words } from './words.ts'

/** `unsaved` is what an answer gets whose link is unknown, `oversize` one that is too long to be read. */
export type RsvpNoticeKind = 'unknown' | 'unsaved' | 'oversize' | 'away' | 'attempts'

/** The page without an invitation to show: it says nothing about any wedding. */
export function RsvpNotice({ kind, path, words }: { kind: RsvpNoticeKind; path: string; words: Words }) {
  const { t } = words
  const sentences = {
    unknown: [t.unknown(), t.unknown_lead()],
    unsaved: [t.unknown(), t.unknown_unsaved()],
    oversize: [t.oversize(), t.oversize_lead()],
    away: [t.away(), t.away_lead()],
    attempts: [t.attempts(), t.attempts_lead()],
  }
  const [title, lead] = sentences[kind]
  return (
    <div className="rv-notice">
      <LanguageLinks words={words} path={path} />
      <main id="contenido">
        <img src={sprig} width={410} height={120} alt="" />
        <h1>{title}</h1>
        <p>{lead}</p>
      </main>
      <RsvpFooter words={words} />
    </div>
  )
}
