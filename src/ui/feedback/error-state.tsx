import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { Button } from '../button.tsx'
import { cx } from '../class-names.ts'

type ErrorStateProps = {
  /** The thing that could not be shown: 'No hemos podido cargar tus invitados.' */
  title: string
  /** The way out, or the reason. */
  detail?: string
  onRetry?: () => void
  isRetrying?: boolean
  className?: string
}

/** A part of the page that could not be loaded, with another try. */
export function ErrorState({ title, detail, onRetry, isRetrying, className }: ErrorStateProps) {
  return (
    <section role="alert" className={cx('grid justify-items-start gap-2 py-6', className)}>
      <h2 className="text-d4">{title}</h2>
      {detail && <p className="max-w-152 text-ink-2">{detail}</p>}
      {onRetry && (
        <Button
          icon={RotateCcw}
          onPress={onRetry}
          isPending={isRetrying}
          pendingLabel="Reintentando"
          className="mt-2"
        >
          Reintentar
        </Button>
      )}
    </section>
  )
}
