import { useSyncExternalStore } from 'react'

/** Images that were sent from this page, as the files they were: seen before the server has made theirs. */
const previews = new Map<string, string>()
const listeners = new Set<() => void>()

export function keepPreview(imageId: string, file: Blob) {
  previews.set(imageId, URL.createObjectURL(file))
  for (const listener of listeners) listener()
}

export function forgetPreview(imageId: string) {
  const url = previews.get(imageId)
  if (!url) return
  previews.delete(imageId)
  URL.revokeObjectURL(url)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePreview = (imageId: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => previews.get(imageId),
    () => undefined,
  )
