import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useMediaChanges } from './use-media.ts'

type ByMediaProps = { query: string; children: (isMatching: boolean) => ReactNode }

/**
 * Shows one thing where a media query holds and another where it does not. The server, which does not know,
 * draws both, and a script of the page (`app/before-script`) takes the wrong one away before it is painted. What
 * is shown keeps its state when the query begins or ceases to hold.
 */
export function ByMedia({ query, children }: ByMediaProps) {
  const read = () => window.matchMedia(query).matches
  const isMatching = useSyncExternalStore(useMediaChanges(query), read, () =>
    typeof window === 'undefined' ? null : read(),
  )
  const [place] = useState(isMatching)
  return [true, false].map((is) =>
    place === null || place === is ? (
      <div key={String(is)} data-media={is ? query : `not ${query}`} className="contents">
        {children(isMatching ?? is)}
      </div>
    ) : null,
  )
}
