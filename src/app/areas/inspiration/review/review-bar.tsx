import Check from 'lucide-react/icons/check'
import EyeOff from 'lucide-react/icons/eye-off'
import X from 'lucide-react/icons/x'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { PhotoReview } from '#domain/inspiration/inspiration.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { BAR, ON_INVERSE } from '../images/bar-class.ts'

type ReviewBarProps = {
  selected: readonly InspirationImage[]
  tab: PhotoReview
  onReview: (to: PhotoReview) => void
  onSelectAll: () => void
  onDone: () => void
}

/** The acts on several photographs of guests at once. */
export function ReviewBar({ selected, tab, onReview, onSelectAll, onDone }: ReviewBarProps) {
  const shared = { size: 'sm', variant: 'quiet', className: ON_INVERSE } as const
  const isEmpty = selected.length === 0
  return (
    <section aria-label="Selección" className={BAR}>
      <p role="status" className="mr-auto pl-1 text-sm font-strong whitespace-nowrap">
        {selected.length === 1 ? '1 seleccionada' : `${selected.length} seleccionadas`}
      </p>
      <Button {...shared} onPress={onSelectAll}>
        Todas
      </Button>
      {tab !== 'retired' && (
        <Button {...shared} icon={EyeOff} isDisabled={isEmpty} onPress={() => onReview('retired')}>
          Retirar
        </Button>
      )}
      {tab !== 'published' && (
        <Button {...shared} icon={Check} isDisabled={isEmpty} onPress={() => onReview('published')}>
          Publicar
        </Button>
      )}
      <IconButton icon={X} label="Terminar la selección" onPress={onDone} className={ON_INVERSE} />
    </section>
  )
}
