import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'

/** Images that were sent from this page, as the files they were: seen before the server has made theirs. */
const previews = createStore<ReadonlyMap<string, string>>(new Map())

export function keepPreview(imageId: string, file: Blob) {
  previews.set(new Map(previews.get()).set(imageId, URL.createObjectURL(file)))
}

export function forgetPreview(imageId: string) {
  const rest = new Map(previews.get())
  const url = rest.get(imageId)
  if (!url) return
  rest.delete(imageId)
  URL.revokeObjectURL(url)
  previews.set(rest)
}

export const usePreview = (imageId: string): string | undefined =>
  useStore(previews, (urls) => urls.get(imageId))
