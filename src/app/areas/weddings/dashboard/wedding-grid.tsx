import { useEffect, useRef, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { afterPaint } from '../../../shared/page/after-paint.ts'
import { MoreWeddings } from './more-weddings.tsx'
import { WeddingCard } from './wedding-card.tsx'

/** How many cards are drawn at first, and how many more each time: about a screen, so that a press waits for no more. */
const PORTION = 12

type WeddingGridProps = {
  weddings: Wedding[]
  now: Date
  onLeave: (wedding: Wedding) => void
  /** Another list than the one before, which begins at its start again. */
  listKey: string
}

/** The cards of weddings; of a long list as many as have been scrolled to. */
export function WeddingGrid({ weddings, now, onLeave, listKey }: WeddingGridProps) {
  const [drawn, setDrawn] = useState({ listKey, count: PORTION })
  const count = drawn.listKey === listKey ? drawn.count : PORTION
  const list = useRef<HTMLUListElement>(null)
  /** The place of the card that the keyboard goes on with. */
  const focused = useRef<number | null>(null)
  const drawMore = () => setDrawn({ listKey, count: count + PORTION })
  const rest = weddings.length - count
  useEffect(() => {
    if (focused.current === null || count <= focused.current) return
    list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${focused.current + 1}) a`)?.focus()
    focused.current = null
  }, [count])
  return (
    <>
      <ul ref={list} className={GRID}>
        {weddings.slice(0, count).map((wedding) => (
          <li key={wedding.id}>
            <WeddingCard wedding={wedding} now={now} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <MoreWeddings
          rest={rest}
          onNear={drawMore}
          onPress={() => {
            focused.current = count
            afterPaint(drawMore)
          }}
        />
      )}
    </>
  )
}

const GRID =
  'mt-8 grid gap-5 max-md:mt-6 max-md:gap-3 md:grid-cols-2 min-[75.0625rem]:grid-cols-3 min-[112.5rem]:grid-cols-4 min-[144rem]:grid-cols-5'
