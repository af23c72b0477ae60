import Check from 'lucide-react/icons/check'
import { STYLES } from '#domain/style/style-definitions.ts'
import { WEDDING_STYLES, type WeddingStyle } from '#domain/style/wedding-styles.ts'
import { StyleCover } from '#ui/art/style-cover.tsx'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { Icon } from '#ui/icon.tsx'

type StyleChoiceProps = { value: WeddingStyle; onChange: (style: WeddingStyle) => void }

/** The six styles, each as its cover. */
export function StyleChoice({ value, onChange }: StyleChoiceProps) {
  return (
    <RadioGroup
      label="Estilo"
      value={value}
      onChange={onChange}
      className="grid grid-cols-3 gap-x-3 gap-y-4 max-[18rem]:grid-cols-2"
    >
      {WEDDING_STYLES.map((style) => (
        <div key={style} className="grid min-w-0">
          <Radio
            value={style}
            className="group/style grid cursor-pointer gap-2 rounded-paper text-left outline-none"
          >
            <StyleCover
              look={{ style, colors: null }}
              className="aspect-[3/3.7] rounded-paper shadow-[inset_0_0_0_1px_rgb(20_38_28/.09)] group-has-checked/style:shadow-[0_0_0_2.5px_var(--surface-0),0_0_0_4.5px_var(--chosen)] group-has-focus-visible/style:outline-2 group-has-focus-visible/style:outline-offset-6 group-has-focus-visible/style:outline-focus"
            />
            <span className="flex items-center gap-1.5 text-sm font-medium group-has-checked/style:font-semibold">
              {STYLES[style].label}
              <Icon of={Check} size="sm" className="invisible text-link group-has-checked/style:visible" />
            </span>
          </Radio>
        </div>
      ))}
    </RadioGroup>
  )
}
