import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { cleanTags } from '#domain/inspiration/inspiration.ts'
import { Icon } from '#ui/icon.tsx'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'

type TagFieldProps = { image: InspirationImage; onChange: (tags: string[]) => void }

/** The tags of an image: Enter, a blank or a comma adds one, Backspace in the empty field takes the last away. */
export function TagField({ image, onChange }: TagFieldProps) {
  const [unsaved, setUnsaved] = useUnsaved(`image tag ${image.id}`)
  const inputId = useId()
  const typed = unsaved ?? ''
  const add = (text: string) => {
    const added = cleanTags([text])
    setUnsaved(null)
    if (added.length > 0) onChange([...image.tags, ...added])
  }
  return (
    <div>
      <label htmlFor={inputId} className="mb-1.5 block text-sm font-strong">
        Etiquetas
      </label>
      <div className="flex min-h-10 flex-wrap items-center gap-1.5 rounded-control border border-control bg-surface p-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus">
        {image.tags.length > 0 && (
          <ul aria-label="Etiquetas de la imagen" className="contents">
            {image.tags.map((tag) => (
              <li key={tag} className="flex items-center rounded-pill bg-surface-2 pl-2.5 text-sm">
                #{tag}
                <button
                  type="button"
                  aria-label={`Quitar la etiqueta ${tag}`}
                  onClick={() => onChange(image.tags.filter((one) => one !== tag))}
                  className="grid size-7 place-items-center rounded-pill text-ink-3 hover:text-ink pointer-coarse:size-11"
                >
                  <Icon of={X} size="sm" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          id={inputId}
          value={typed}
          enterKeyHint="done"
          autoComplete="off"
          placeholder={image.tags.length === 0 ? '#mesa #flores' : undefined}
          onChange={({ target }) => {
            const { value } = target
            if (/[\s,]$/.test(value) && cleanTags([value]).length > 0) add(value)
            else setUnsaved(value || null)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              add(typed)
            } else if (event.key === 'Backspace' && typed === '') onChange(image.tags.slice(0, -1))
          }}
          onBlur={() => add(typed)}
          className="h-7 min-w-20 flex-1 bg-transparent px-1 text-sm outline-none placeholder:text-ink-3 max-md:text-base"
        />
      </div>
    </div>
  )
}
