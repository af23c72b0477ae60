import {
  INSPIRATION_LINK_SECONDS,
  INSPIRATION_LINK_STEADY_SECONDS,
  SHARE_TOKEN,
} from '#domain/inspiration/inspiration.ts'
import { videoLength } from '#domain/inspiration/videos.ts'
import type { WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import type { Platform } from '#server/core/context.ts'
import type { SharedFolderPageProps } from '#site/shared-folder/shared-folder-page.tsx'
import type { SharedImage } from '#site/shared-folder/shared-images.tsx'
import { findSharedFolder } from './shared-folder.queries.ts'

const inWords = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })

/** A folder as its link shows it, and whether the link takes photographs. */
type SharedFolderShown = Pick<SharedFolderPageProps, 'name' | 'weddingName' | 'images'> & {
  look: WeddingStyleChoice
  lastDay: string
  lastDayInWords: string
  takesPhotos: boolean
  showsImages: boolean
  isReviewed: boolean
}

/**
 * Reads a shared folder for its page; `null` when its link does not work (any more). Each image has an address of its
 * own: the page opens this folder and nothing else of the wedding.
 */
export async function readSharedFolder(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  token: string,
): Promise<SharedFolderShown | null> {
  const shared = SHARE_TOKEN.test(token) ? await findSharedFolder(db, token, clock.now()) : undefined
  if (!shared) return null
  const { name, weddingName, look, weddingId, lastDay, takesPhotos, showsImages, isReviewed } = shared
  const images = shared.images.map(({ id, imageUrl, video, ...shown }): SharedImage => {
    const [folder, file] = video ? video.url.split('/') : [imageUrl]
    const { url } = files.linkFolder('inspiration-images', {
      folder: `${weddingId}/${folder}`,
      seconds: INSPIRATION_LINK_SECONDS,
      steadySeconds: INSPIRATION_LINK_STEADY_SECONDS,
      reader: { token, imageId: id },
    })
    if (video) return { video: `${url}/${file}`, length: videoLength(video.seconds), ...shown }
    return {
      avif: `${url}/thumb.avif`,
      webp: `${url}/thumb.webp`,
      large: `${url}/display.webp`,
      ...shown,
    }
  })
  return {
    name,
    weddingName,
    look,
    lastDayInWords: inWords.format(new Date(`${lastDay}T00:00:00Z`)),
    lastDay,
    takesPhotos,
    showsImages,
    isReviewed,
    images,
  }
}
