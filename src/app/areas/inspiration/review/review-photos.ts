import type { InspirationImage } from '#contract/inspiration-images.ts'
import { IMAGES_AT_ONCE_MAX, type PhotoReview } from '#domain/inspiration/inspiration.ts'
import { grouped } from '#domain/lists/grouped.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { patchImages, refreshFolders, refreshImages } from '../inspiration.queries.ts'
import { photosInWords, REVIEW_WORDS } from './review-words.ts'

type Review = InspirationImage['review']

/** The states that the server does not have yet, by the ids of their photographs. */
const unsaved = createStore<ReadonlyMap<string, Review>>(new Map())

/** The photographs of guests among images, with the states that were just given to them. */
export function useReviewed(images: readonly InspirationImage[] | undefined): InspirationImage[] | undefined {
  const given = useStore(unsaved)
  return images
    ?.filter(({ review }) => review !== null)
    .map((image) => (given.has(image.id) ? { ...image, review: given.get(image.id)! } : image))
}

let toast = 0

/**
 * Gives photographs another state, there at once, and says so with a way back. A photograph that another member has
 * reviewed meanwhile stays as they left it.
 */
export async function reviewPhotos(
  weddingId: string,
  images: readonly InspirationImage[],
  to: PhotoReview,
): Promise<void> {
  const changed = images.filter(({ review }) => review !== to)
  if (changed.length === 0) return
  const { one, many } = REVIEW_WORDS[to]
  dismissToast(toast)
  toast = showToast(changed.length === 1 ? one : `${changed.length} ${many}`, {
    action: { label: 'Deshacer', onAction: () => void undo(weddingId, changed, to) },
  })
  await send(weddingId, changed, to)
}

/** Gives each photograph the state back that it had. */
export async function undo(
  weddingId: string,
  before: readonly InspirationImage[],
  now: PhotoReview,
): Promise<void> {
  dismissToast(toast)
  for (const [review, images] of grouped(before, ({ review }) => review)) {
    await send(
      weddingId,
      images.map((image) => ({ ...image, review: now })),
      review!,
    )
  }
}

/** One after the other: a way back must not reach the server before what it takes back. */
let sending: Promise<void> = Promise.resolve()

function send(weddingId: string, images: readonly InspirationImage[], to: PhotoReview): Promise<void> {
  keep(images, to)
  sending = sending.then(() => sendNow(weddingId, images, to))
  return sending
}

async function sendNow(
  weddingId: string,
  images: readonly InspirationImage[],
  to: PhotoReview,
): Promise<void> {
  try {
    const reviewed = new Set<string>()
    for (const [from, group] of grouped(images, ({ review }) => review))
      for (let first = 0; first < group.length; first += IMAGES_AT_ONCE_MAX) {
        const imageIds = group.slice(first, first + IMAGES_AT_ONCE_MAX).map(({ id }) => id)
        const answer = await client.inspiration.images.review({ weddingId, imageIds, from, to })
        for (const id of answer.reviewed) reviewed.add(id)
      }
    await patchImages(weddingId, (list) =>
      list.map((image) => (reviewed.has(image.id) ? { ...image, review: to } : image)),
    )
    const others = images.length - reviewed.size
    if (others > 0) showToast(`Otra persona ya había cambiado ${photosInWords(others)}.`, { tone: 'undone' })
    if (others > 0) void refreshImages()
  } catch (error) {
    dismissToast(toast)
    showToast(`No se pudo ${REVIEW_WORDS[to].act} ${photosInWords(images.length)}. ${messageFor(error)}`, {
      tone: 'undone',
      action: { label: 'Reintentar', onAction: () => void send(weddingId, images, to) },
    })
    void refreshImages()
  } finally {
    forget(images, to)
    void refreshFolders(weddingId)
  }
}

function keep(images: readonly InspirationImage[], to: PhotoReview) {
  unsaved.set(new Map([...unsaved.get(), ...images.map(({ id }) => [id, to] as const)]))
}

/** Forgets a state that was sent; another one may have been given meanwhile. */
function forget(images: readonly InspirationImage[], to: PhotoReview) {
  const next = new Map(unsaved.get())
  for (const { id } of images) if (next.get(id) === to) next.delete(id)
  unsaved.set(next)
}
