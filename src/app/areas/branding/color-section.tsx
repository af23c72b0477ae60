import { useId, useState } from 'react'
import { BRAND_COLORS } from '#domain/branding/branding.ts'
import { guardColor, isHexColor } from '#domain/style/contrast.ts'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { EditorSection } from '../../shell/editor-page.tsx'
import { ColorSamples } from './color-samples.tsx'
import { ContrastVerdict } from './contrast-verdict.tsx'
import './branding.sentences.ts'

type ColorSectionProps = {
  /** As it is typed, which may be no colour yet. */
  typed: string
  /** The last one that is a colour. */
  color: string
  onChange: (color: string) => void
  error: string | null | undefined
}

/** The brand colour: one of eight or any other, and what becomes of it where it has to be read. */
export function ColorSection({ typed, color, onChange, error }: ColorSectionProps) {
  const guarded = guardColor(color)
  const problemId = useId()
  const [isLeft, setLeft] = useState(false)
  const isColor = isHexColor(typed.trim())
  const isWrong = isLeft && typed.trim() !== '' && !isColor
  const problem = error ?? (isWrong ? messageFor(new CodedError('BRAND_COLOR_REFUSED')) : null)
  return (
    <EditorSection title="Color de marca">
      <div className="flex flex-wrap items-center gap-2.5">
        <RadioGroup
          label="Color de marca"
          isHorizontal
          value={color.toLowerCase()}
          onChange={onChange}
          className="flex flex-wrap gap-2.5 max-md:gap-2"
        >
          {BRAND_COLORS.map((one) => (
            <Radio
              key={one.color}
              value={one.color}
              label={one.name}
              style={{ backgroundColor: one.color }}
              className="size-8 cursor-pointer rounded-full inset-ring inset-ring-[rgb(140_150_140/.35)] ring-ink ring-offset-2 ring-offset-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus has-checked:ring-2 max-md:size-9"
            />
          ))}
        </RadioGroup>
        <div className="inline-flex h-10 items-center gap-2 rounded-control border border-control bg-surface pr-3 pl-2 max-md:h-12">
          <span
            aria-hidden="true"
            style={{ backgroundColor: color }}
            className="size-5.5 rounded-[6px] border border-line"
          />
          <input
            aria-label="Otro color, en hexadecimal"
            value={typed}
            onChange={(event) => onChange(event.target.value)}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
            spellCheck="false"
            maxLength={20}
            aria-invalid={error || !isColor ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            className="num w-20 bg-transparent uppercase outline-none max-md:text-base"
          />
        </div>
      </div>
      {problem && (
        <p id={problemId} role="alert" className="text-sm font-strong text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <ColorSamples color={guarded.safe} />
        <ContrastVerdict guarded={guarded} />
      </div>
    </EditorSection>
  )
}
