import Check from 'lucide-react/icons/check'
import { cleanSlug, SLUG_MAX } from '#domain/text/slugs.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSlugVerdict } from './use-slug-verdict.ts'

type SlugFieldProps = {
  /** As it is saved. */
  saved: string
  value: string
  onChange: (slug: string) => void
  /** Why it could not be saved. */
  error: string | null | undefined
}

/** The address of the profile, with whether it can be had (design). */
export function SlugField({ saved, value, onChange, error }: SlugFieldProps) {
  const verdict = useSlugVerdict(saved, value)
  const address = `${window.location.origin}/planners/${cleanSlug(value)}`
  const problem = error ?? (verdict.kind === 'problem' ? verdict.message : null)
  return (
    <div className="grid gap-1.5">
      <TextField
        label="Tu dirección"
        value={value}
        onChange={onChange}
        spellCheck="false"
        autoComplete="off"
        maxLength={2 * SLUG_MAX}
        description={`${window.location.host}/planners/${cleanSlug(value)}`}
        error={problem}
      />
      <div className="flex min-h-6 items-center gap-3 text-sm">
        {cleanSlug(value) === saved && <CopyButton text={address} what="la dirección de tu perfil" />}
        <p role="status" className="flex items-center gap-1.5 text-link">
          {verdict.kind === 'free' && !problem && (
            <>
              <Icon of={Check} size="sm" />
              Libre
            </>
          )}
        </p>
      </div>
    </div>
  )
}
