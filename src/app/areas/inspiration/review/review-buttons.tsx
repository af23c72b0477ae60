import Check from 'lucide-react/icons/check'
import EyeOff from 'lucide-react/icons/eye-off'
import type { PhotoReview } from '#domain/inspiration/inspiration.ts'
import { Button } from '#ui/button.tsx'
import { REVIEW_WORDS } from './review-words.ts'

type ReviewButtonsProps = { review: PhotoReview; onReview: (to: PhotoReview) => void }

/** The state of a guest's photograph beside its larger view, and the way to another. */
export function ReviewButtons({ review, onReview }: ReviewButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto text-sm text-ink-2">{REVIEW_WORDS[review].state}</p>
      {review !== 'retired' && (
        <Button size="sm" icon={EyeOff} onPress={() => onReview('retired')}>
          Retirar
        </Button>
      )}
      {review !== 'published' && (
        <Button size="sm" variant="primary" icon={Check} onPress={() => onReview('published')}>
          Publicar
        </Button>
      )}
    </div>
  )
}
