import { halfWidth, type Label, type Sketch } from '#domain/households/place-sketch.ts'
import type { Words } from '../words.ts'
import { distanceInWords } from './distance-words.ts'

type WaySketchProps = { sketch: Sketch; words: Words }

/**
 * The places of the wedding as they lie, drawn by us: nothing of it comes from another server. It has the colour of the
 * text, so that it is dark on light, light on dark, and black on paper. The list beside it says the same.
 */
export function WaySketch({ sketch: { width, height, pins, ways, bar }, words }: WaySketchProps) {
  const { t, language } = words
  const distances = ways.map(({ from, to, metres }) => `${from}–${to}: ${distanceInWords(metres, language)}`)
  return (
    <figure className="gp-sketch">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={[t.sketch_title(), ...distances].join('. ')}
        fontSize={11}
        fill="currentColor"
      >
        <g stroke="currentColor" strokeWidth={1} strokeDasharray="3 3">
          {ways.map(({ x1, y1, x2, y2 }) => (
            <path key={`${x1} ${y1}`} d={`M${x1} ${y1}L${x2} ${y2}`} />
          ))}
        </g>
        <g stroke="currentColor" strokeWidth={1.5} fill="none">
          {pins.map(({ x, y, numbers }) => (
            <rect
              key={numbers}
              x={x - halfWidth(numbers)}
              y={y - 10}
              width={2 * halfWidth(numbers)}
              height={20}
              rx={10}
            />
          ))}
          <path d={`M8 ${height - 14}v4h${bar.length}v-4`} />
          <path d={`M${width - 12} 26V12m-4 5l4-5l4 5`} />
        </g>
        {pins.map(({ x, y, numbers }) => (
          <text key={numbers} x={x} y={y + 4} textAnchor="middle" fontWeight={600}>
            {numbers}
          </text>
        ))}
        {[...pins, ...ways].map(({ label }) => label && <Name key={`${label.x} ${label.y}`} label={label} />)}
        <text x={bar.length + 14} y={height - 8}>
          {distanceInWords(bar.metres, language)}
        </text>
        <text x={width - 12} y={9} textAnchor="middle">
          N
        </text>
      </svg>
      <figcaption>{t.sketch_note()}</figcaption>
    </figure>
  )
}

const Name = ({ label: { x, y, text, anchor } }: { label: Label }) => (
  <text x={x} y={y} textAnchor={anchor}>
    {text}
  </text>
)
