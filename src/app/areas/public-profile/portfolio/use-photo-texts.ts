import { type FormEvent, useState } from 'react'
import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-texts.ts'
import { describeImage } from '../public-profile.actions.ts'

/** The words of a photo as they are typed; they stay until they are saved. */
export function usePhotoTexts(image: OwnPortfolioImage, onSaved: () => void) {
  const [typed, type] = useUnsavedForm<{ caption: string; altText: string }>(`portfolio ${image.id}`)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const caption = typed.caption ?? image.caption ?? ''
  const altText = typed.altText ?? image.altText ?? ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      await describeImage(image, { caption, altText })
      type(null)
      onSaved()
    } catch (failure) {
      setError(`${messageFor(failure)} Lo que has escrito sigue aquí.`)
    } finally {
      setPending(false)
    }
  }
  return { caption, altText, type, save, isPending, error }
}
