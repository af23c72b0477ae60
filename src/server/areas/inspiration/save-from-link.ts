import type { InspirationImage } from '#contract/inspiration-images.ts'
import { safeFileName } from '#domain/files/files.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { FetchRefused, fetchImage } from '#server/core/images/fetch-image.ts'
import type { Notified } from '#server/core/notified.ts'
import { newId } from '#server/platform/ids.ts'
import { type ImageProblem, keepImage } from './keep-image.ts'

/** 'Guardar desde un enlace': keeps the image at a public address, or says why not. */
export async function saveFromLink(
  platform: Platform,
  by: ActingMember<'inspiration', 'edit'>,
  { folderId, id = newId(), link }: { folderId: string; id?: string | undefined; link: string },
): Promise<Notified<InspirationImage> | InspirationImage | ImageProblem | FetchRefused['code']> {
  const wish = { folderId, id, fileName: '', sourceUrl: link }
  try {
    return await keepImage(platform, by, wish, async () => {
      const { contents, fileName } = await fetchImage(link, platform.outbound)
      wish.fileName = safeFileName(fileName)
      return contents
    })
  } catch (error) {
    if (error instanceof FetchRefused) return error.code
    throw error
  }
}
