import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import { describeImage } from '../public-profile.actions.ts'

/** The words of a photo as they are typed; they stay until they are saved. */
export function usePhotoTexts(image: OwnPortfolioImage, onSaved: () => void) {
  const [typed, type] = useUnsavedForm<{ caption: string; altText: string }>(`portfolio ${image.id}`)
  const caption = typed.caption ?? image.caption ?? ''
  const altText = typed.altText ?? image.altText ?? ''
  const form = useSubmission(async () => {
    await describeImage(image, { caption, altText })
    type(null)
    onSaved()
  })
  return { caption, altText, type, form }
}
