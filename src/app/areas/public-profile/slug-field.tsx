import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { cleanSlug, SLUG_MAX, slugProblem } from '#domain/slugs.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { client } from '../../lib/api.ts'
import { CodedError, codeOf, messageFor } from '../../lib/error-messages.ts'

type SlugFieldProps = {
  /** As it is saved. */
  saved: string
  value: string
  onChange: (slug: string) => void
  /** Why it could not be saved. */
  error: string | null
}

/** After this pause in typing the server is asked, in milliseconds. */
const PAUSE_MS = 400

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
        <p role="status" className="flex items-center gap-1.5 text-link">
          {verdict.kind === 'free' && !problem && (
            <>
              <Icon of={Check} size="sm" />
              Libre
            </>
          )}
        </p>
        {cleanSlug(value) === saved && <CopyButton text={address} what="la dirección de tu perfil" />}
      </div>
    </div>
  )
}

type Verdict = { kind: 'own' | 'asking' | 'free' | 'unknown' } | { kind: 'problem'; message: string }

function useSlugVerdict(saved: string, value: string): Verdict {
  const slug = cleanSlug(value)
  const wrong = slugProblem(value)
  const [answer, setAnswer] = useState<{ slug: string; verdict: Verdict } | null>(null)
  useEffect(() => {
    if (slug === saved || wrong) return
    let isCurrent = true
    const timer = setTimeout(() => {
      client.publicProfile.checkSlug({ slug }).then(
        () => isCurrent && setAnswer({ slug, verdict: { kind: 'free' } }),
        (error) => {
          // Whether it is free is said again when it is saved.
          const isOurs = codeOf(error).startsWith('SLUG_')
          const verdict: Verdict = isOurs
            ? { kind: 'problem', message: messageFor(error) }
            : { kind: 'unknown' }
          if (isCurrent) setAnswer({ slug, verdict })
        },
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [slug, saved, wrong])
  if (slug === saved) return { kind: 'own' }
  if (wrong) return { kind: 'problem', message: messageFor(new CodedError(wrong)) }
  return answer?.slug === slug ? answer.verdict : { kind: 'asking' }
}
