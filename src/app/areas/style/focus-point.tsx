import { type PointerEvent, useId } from 'react'
import type { WeddingCover } from '#contract/style.ts'
import { CENTRE, type CoverFocus } from '#domain/style/wedding-styles.ts'
import { CoverPhoto } from '../../shared/wedding/cover-photo.tsx'
import { previewOf } from './cover-upload.ts'

type FocusPointProps = { cover: WeddingCover; focus: CoverFocus; onChange: (focus: CoverFocus) => void }

/** The point of the photo that stays in sight however it is cut: pressed, dragged, or moved with the two sliders. */
export function FocusPoint({ cover, focus, onChange }: FocusPointProps) {
  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within((event.clientX - left) / width),
      y: within((event.clientY - top) / height),
    })
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">
        Pulsa en lo que tiene que verse siempre, aunque la foto se recorte.
      </p>
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={point}
        className="relative touch-none overflow-hidden rounded-print select-none"
      >
        <CoverPhoto
          cover={cover}
          focus={CENTRE}
          size="display"
          preview={previewOf(cover.id)}
          className="block h-auto max-h-80 w-full object-cover"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_1.5px_rgb(20_38_28/.7),inset_0_0_0_1.5px_rgb(20_38_28/.7)]"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        />
      </div>
      <Slider label="Horizontal" value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
      <Slider label="Vertical" value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
    </div>
  )
}

type SliderProps = { label: string; value: number; onChange: (share: number) => void }

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId()
  const percent = Math.round(value * 100)
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)_3rem] items-center gap-3 text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={`${percent}\u00a0%`}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
        className="h-6 w-full accent-primary"
      />
      <span className="num text-right text-ink-2">{percent}&nbsp;%</span>
    </div>
  )
}

/** A whole percent within the photo. */
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
