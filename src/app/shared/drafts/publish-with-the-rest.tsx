import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'

const button = loadedPart(() => import('./publish-prepared.tsx'))

/** Beside the drafts of one section 'Publicar todo lo preparado'. It comes after the screen, which few have it on. */
export function PublishWithTheRest({ weddingId }: { weddingId: string }) {
  const part = useLoadedPart(button, true)
  return part ? <part.PublishBesideOthers weddingId={weddingId} /> : null
}
