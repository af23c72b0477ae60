import { useEffect, useRef, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { WeddingCard } from './wedding-card.tsx'

/** How many cards are drawn at first, and how many more each time: about a screen, so that a press waits for no more. */
const PORTION = 12

/** How far below the window the next cards are drawn already. */
const AHEAD = '900px'

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
        <More
          rest={rest}
          onNear={drawMore}
          onPress={() => {
            focused.current = count
            drawMore()
          }}
        />
      )}
    </>
  )
}

type MoreProps = { rest: number; onNear: () => void; onPress: () => void }

function More({ rest, onNear, onPress }: MoreProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const near = useRef(onNear)
  near.current = onNear
  // Observed anew after each portion: what is still near draws the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rest` tells that a portion was drawn
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), {
      rootMargin: AHEAD,
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [rest])
  return (
    <p ref={place} className="mt-6 text-center">
      <Button onPress={onPress}>{rest === 1 ? 'Ver una boda más' : `Ver ${rest} bodas más`}</Button>
    </p>
  )
}

const GRID =
  'mt-8 grid gap-5 max-md:mt-6 max-md:gap-3 md:grid-cols-2 min-[75.0625rem]:grid-cols-3 min-[112.5rem]:grid-cols-4 min-[144rem]:grid-cols-5'
