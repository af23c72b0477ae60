import type { ComponentProps } from 'react'
import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useIdle } from '../../../shared/page/use-idle.ts'
import { useOnline } from '../../../sync/use-online.ts'
import type { SharedImages } from './shared-images.tsx'

const images = loadedPart(() => import('./shared-images.tsx'))

/** Looks for what other apps have shared once the screen is at rest: hardly ever is there something. */
export function SharedWhenIdle(props: ComponentProps<typeof SharedImages>) {
  const isIdle = useIdle()
  const isOnline = useOnline()
  const part = useLoadedPart(images, isIdle && isOnline)
  return part && <part.SharedImages {...props} />
}
