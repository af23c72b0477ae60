import { useState } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'

type VideoPlayerProps = { image: InspirationImage; base: string | undefined; label: string }

/** A video of a guest as it was sent. Nothing of it is loaded before it is played. */
export function VideoPlayer({ image, base, label }: VideoPlayerProps) {
  const [isRefused, setRefused] = useState(false)
  const { video, width, height } = image
  if (!video || !base) return null
  if (isRefused)
    return (
      <p role="alert" className="absolute inset-0 grid place-content-center p-6 text-center">
        Este navegador no puede reproducir el vídeo. Descárgalo para verlo.
      </p>
    )
  return (
    <div className="absolute inset-x-3 inset-y-14 grid place-items-center [container-type:size] md:inset-x-16">
      {/* biome-ignore lint/a11y/useMediaCaption: a guest's video comes without captions */}
      <video
        src={`${base}/${video.url}`}
        preload="none"
        controls
        playsInline
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100cqw, calc(100cqh * ${width / height}))`,
        }}
        aria-label={label}
        onError={() => setRefused(true)}
        className="rounded-print bg-night"
      />
    </div>
  )
}
