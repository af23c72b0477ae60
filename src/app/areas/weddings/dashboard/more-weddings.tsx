import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'

type MoreWeddingsProps = { rest: number; onNear: () => void; onPress: () => void }

export function MoreWeddings({ rest, onNear, onPress }: MoreWeddingsProps) {
  const place = useRef<HTMLParagraphElement>(null)
  // Observed anew for each list that is shown: what is still near draws the next portion of that one.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: AHEAD,
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [onNear])
  return (
    <p ref={place} className="mt-6 text-center">
      <Button onPress={onPress}>{rest === 1 ? 'Ver una boda más' : `Ver ${rest} bodas más`}</Button>
    </p>
  )
}

/** How far below the window the next cards are drawn already. */
const AHEAD = '900px'
