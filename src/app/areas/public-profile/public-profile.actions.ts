import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import type { PublicProfile } from '#contract/public-profile.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { portfolioQuery, publicProfileQuery } from './public-profile.queries.ts'
import './public-profile.sentences.ts'

export type ProfileChanges = Parameters<typeof client.publicProfile.update>[0]

export async function saveProfile(changes: ProfileChanges): Promise<PublicProfile> {
  const saved = await client.publicProfile.update(changes)
  queryClient.setQueryData(publicProfileQuery().queryKey, saved)
  return saved
}

/** The images as the person sees them: another order or text is there before the server has it. */
export async function patchPortfolio(
  patch: (images: OwnPortfolioImage[]) => OwnPortfolioImage[],
): Promise<void> {
  const { queryKey } = portfolioQuery()
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (images) => images && patch(images))
}

const refreshPortfolio = () => queryClient.invalidateQueries({ queryKey: portfolioQuery().queryKey })

/** Puts the images into an order, and says whether it is kept; a failure puts them back and says so. */
export async function orderPortfolio(ids: readonly string[]): Promise<boolean> {
  await patchPortfolio((images) => images.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))
  try {
    await client.publicProfile.portfolio.reorder({ imageIds: [...ids] })
    return true
  } catch (error) {
    showToast(`No hemos podido cambiar el orden. ${messageFor(error)} Lo hemos dejado como estaba.`, {
      tone: 'undone',
    })
    return false
  } finally {
    void refreshPortfolio()
  }
}

export async function describeImage(
  image: OwnPortfolioImage,
  texts: { caption: string; altText: string },
): Promise<void> {
  const saved = await client.publicProfile.portfolio.update({ imageId: image.id, ...texts })
  await patchPortfolio((images) => images.map((one) => (one.id === saved.id ? saved : one)))
}

/** Takes an image away, with a minute's time to bring it back. */
export async function removeImage(image: OwnPortfolioImage): Promise<void> {
  await patchPortfolio((images) => images.filter(({ id }) => id !== image.id))
  try {
    await client.publicProfile.portfolio.remove({ imageId: image.id })
    showToast('Has eliminado una foto.', {
      action: { label: 'Deshacer', onAction: () => void restoreImage(image) },
    })
  } catch (error) {
    showToast(`No hemos podido eliminar la foto. ${messageFor(error)}`, { tone: 'failed' })
  } finally {
    void refreshPortfolio()
  }
}

async function restoreImage(image: OwnPortfolioImage): Promise<void> {
  try {
    await client.publicProfile.portfolio.restore({ imageId: image.id })
  } catch (error) {
    showToast(`No hemos podido recuperar la foto. ${messageFor(error)}`, { tone: 'failed' })
  } finally {
    void refreshPortfolio()
  }
}
