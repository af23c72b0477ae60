import { PlainButton } from '#ui/plain-button.tsx'

type NotLoadedLineProps = {
  /** The missing part in words, where the place of the line does not say it. */
  what?: string
  isRetrying: boolean
  onRetry: () => void
  className?: string
}

/** A part of a page that could not be read, in one line: the rest of the page stands. */
export function NotLoadedLine({ what, isRetrying, onRetry, className }: NotLoadedLineProps) {
  return (
    <p role="alert" className={className ?? 'py-3.5 text-sm text-ink-2'}>
      {what ? `No hemos podido cargar ${what}.` : 'No hemos podido cargarlo.'}{' '}
      <PlainButton
        className="link rounded-[4px] pointer-coarse:py-3"
        onPress={onRetry}
        isPending={isRetrying}
      >
        Reintentar
      </PlainButton>
    </p>
  )
}
