import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#ui/opening/when-idle.ts'
import type { SharedImages as SharedImagesType } from './shared-images.tsx'

const SharedImages = lazy(() =>
  import('./shared-images.tsx').then(({ SharedImages: images }) => ({ default: images })),
)

/** Looks for what other apps have shared once the screen is at rest: hardly ever is there something. */
export function SharedWhenIdle(props: ComponentProps<typeof SharedImagesType>) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    isIdle && (
      <Suspense>
        <SharedImages {...props} />
      </Suspense>
    )
  )
}
