import Play from 'lucide-react/icons/play'
import { videoLength } from '#domain/inspiration/videos.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

/** The place of a video, which has no picture of its own: how long it is. */
export function VideoTile({ seconds, className }: { seconds: number; className?: string }) {
  return (
    <span
      className={cx(
        'flex items-center justify-center gap-1.5 bg-night text-sm font-strong text-on-night',
        className,
      )}
    >
      <Icon of={Play} />
      <span className="num">
        <span className="sr-only">Vídeo, </span>
        {videoLength(seconds)}
      </span>
    </span>
  )
}
