import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'

type MoreWeddingsProps = { rest: number; onNear: () => void; onPress: () => void }

export function MoreWeddings({ rest, onNear, onPress }: MoreWeddingsProps) {
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

/** How far below the window the next cards are drawn already. */
const AHEAD = '900px'
