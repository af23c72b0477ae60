import ShieldCheck from 'lucide-react/icons/shield-check'
import type { WeddingLook } from '#contract/style.ts'
import { formatContrast } from '#domain/style/contrast.ts'
import { detailNameOf, OFFERED_COLORS } from '#domain/style/offered-colors.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { guardDetail } from '#domain/style/style-palette.ts'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { Icon } from '#ui/icon.tsx'

type DetailChoiceProps = { look: WeddingLook; onChange: (detail: string | null) => void }

/** The value of the style's own colour among the others. */
const OWN = 'own'

/** The colour of buttons and links: the style's own, one of ours, or any other, made fit to be read. */
export function DetailChoice({ look, onChange }: DetailChoiceProps) {
  const { palette } = STYLES[look.style]
  const detail = look.colors?.detail ?? null
  const offered = OFFERED_COLORS.filter(({ color }) => color !== palette.primary)
  const isOther = detail !== null && !offered.some(({ color }) => color === detail)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <RadioGroup
          label="Color de los detalles"
          value={detail ?? OWN}
          onChange={(next) => onChange(next === OWN ? null : next)}
          className="flex flex-wrap gap-2.5"
        >
          <Swatch value={OWN} name="El del estilo" color={palette.primary} />
          {offered.map((one) => (
            <Swatch key={one.color} value={one.color} name={detailNameOf(one)} color={one.color} />
          ))}
          {isOther && <Swatch value={detail} name="Otro color" color={detail} />}
        </RadioGroup>
        <label className="relative inline-flex h-10 items-center gap-2 rounded-control border border-control px-3 text-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
          <input
            type="color"
            value={detail ?? palette.primary}
            onChange={(event) => onChange(event.target.value)}
            className="size-6 cursor-pointer border-0 bg-transparent p-0 outline-none"
          />
          Otro color
        </label>
      </div>
      <p role="status" className="flex gap-2 text-sm text-ink-2">
        {detail && <Guard look={look} detail={detail} />}
      </p>
      <p className="text-sm text-ink-2">El texto se queda en tinta, para que siempre se lea.</p>
    </>
  )
}

function Swatch({ value, name, color }: { value: string; name: string; color: string }) {
  return (
    <Radio
      value={value}
      label={name}
      style={{ '--c': color } as React.CSSProperties}
      className="block size-8 cursor-pointer rounded-full bg-(--c) shadow-[inset_0_0_0_1px_rgb(140_150_140/.35)] max-md:size-9 has-checked:shadow-[0_0_0_2.5px_var(--surface),0_0_0_4.5px_var(--text)] has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-focus"
    />
  )
}

/** Shows the colour that the guard has made, with both numbers; it never refuses one. */
function Guard({ look, detail }: { look: WeddingLook; detail: string }) {
  const { safe, contrast, safeContrast, isChanged } = guardDetail(look.style, detail)
  if (!isChanged) return null
  const isLighter = STYLES[look.style].tone === 'dark'
  return (
    <>
      <Icon of={ShieldCheck} className="mt-0.5 text-link" />
      <span>
        Con {formatContrast(contrast)} costaría leerlo, así que botones y enlaces usan un tono más{' '}
        {isLighter ? 'claro' : 'oscuro'} (<span className="num">{safe}</span>), con{' '}
        {formatContrast(safeContrast)}.
      </span>
    </>
  )
}
