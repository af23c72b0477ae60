import { useEffect, useRef, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { WeddingCard } from './wedding-card.tsx'

/** How many cards are drawn at first, and how many more each time: a screen or two. */
const PORTION = 24

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
  const drawMore = () => setDrawn({ listKey, count: count + PORTION })
  const rest = weddings.length - count
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
          key={count}
          rest={rest}
          onNear={drawMore}
          onPress={() => {
            drawMore()
            // The keyboard goes on with the first of the new cards.
            requestAnimationFrame(() =>
              list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${count + 1}) a`)?.focus(),
            )
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
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), {
      rootMargin: AHEAD,
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <p ref={place} className="mt-6 text-center">
      <Button onPress={onPress}>{rest === 1 ? 'Ver una boda más' : `Ver ${rest} bodas más`}</Button>
    </p>
  )
}

const GRID =
  'mt-8 grid gap-5 max-md:mt-6 max-md:gap-3 md:grid-cols-2 min-[75.0625rem]:grid-cols-3 min-[112.5rem]:grid-cols-4 min-[144rem]:grid-cols-5'
