import type { ReactNode } from 'react'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { guestDataPath } from '../legal/guest-data-path.ts'
import { StylesOfRest } from '../styles-of-rest.tsx'
import type { Words } from './words.ts'

/** A cover beside what it opens, which is laid out once the cover is in sight, and whose page it is. */
export function RsvpFrame({
  cover,
  tabs,
  words,
  children,
}: {
  cover: ReactNode
  /** The tabs of what follows. */
  tabs?: ReactNode
  words: Words
  children: ReactNode
}) {
  return (
    <div className="rv">
      {cover}
      <StylesOfRest />
      <div className="rv-sheet after-words">
        {tabs}
        <main id="contenido">{children}</main>
        <RsvpFooter words={words} />
      </div>
    </div>
  )
}

export function RsvpFooter({ words }: { words: Words }) {
  return (
    <footer className="rv-footer">
      <a href="/" className="py-3" lang="es">
        <Wordmark className="text-[1.25rem] text-ink-2" />
      </a>
      <a href={guestDataPath(words.language)} className="py-2.5 underline underline-offset-[.2em]">
        {words.t.privacy()}
      </a>
    </footer>
  )
}
