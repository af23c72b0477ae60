import type { KeyboardEvent } from 'react'

type SliderProps = {
  label: string
  /** The value as it is read aloud. */
  valueText: string
  value: number
  /** The value that is marked, from which the track is filled. */
  from: number
  min: number
  max: number
  /** How far PageUp and PageDown move; the arrows move by one. */
  page: number
  onChange: (value: number) => void
}

/** A number that is chosen by dragging, filled from the one that is marked. */
export function Slider({ label, valueText, value, from, min, max, page, onChange }: SliderProps) {
  const placeOf = (one: number) => `${(100 * (one - min)) / Math.max(1, max - min)}%`
  const [left, right] = value < from ? [value, from] : [from, value]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'PageUp' ? page : event.key === 'PageDown' ? -page : 0
    if (step === 0) return
    event.preventDefault()
    onChange(Math.min(max, Math.max(min, value + step)))
  }
  return (
    <div className="relative h-11 w-full min-w-0">
      <div
        aria-hidden="true"
        className="absolute inset-x-3.5 top-1/2 h-1 -translate-y-1/2 rounded-pill bg-line-strong"
      >
        <i
          className="absolute inset-y-0 bg-primary"
          style={{ left: placeOf(left), right: `calc(100% - ${placeOf(right)})` }}
        />
        <b className="absolute -inset-y-[5px] w-[1.5px] bg-control" style={{ left: placeOf(from) }} />
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        onKeyDown={onKeyDown}
        className={INPUT}
      />
    </div>
  )
}

const INPUT =
  'absolute inset-0 m-0 h-full w-full cursor-pointer appearance-none bg-transparent focus-visible:outline-none ' +
  '[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-primary [&::-webkit-slider-thumb]:shadow-2 ' +
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-primary [&::-moz-range-thumb]:shadow-2 ' +
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-focus focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-focus'
