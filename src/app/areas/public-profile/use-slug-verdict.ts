import { useEffect, useState } from 'react'
import { cleanSlug, slugProblem } from '#domain/text/slugs.ts'
import { CodedError, codeOf, messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import './public-profile.sentences.ts'

/** After this pause in typing the server is asked, in milliseconds. */
const DEBOUNCE_MS = 400

type Verdict = { kind: 'own' | 'asking' | 'free' | 'unknown' } | { kind: 'problem'; message: string }

export function useSlugVerdict(saved: string, value: string): Verdict {
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
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [slug, saved, wrong])
  if (slug === saved) return { kind: 'own' }
  if (wrong) return { kind: 'problem', message: messageFor(new CodedError(wrong)) }
  return answer?.slug === slug ? answer.verdict : { kind: 'asking' }
}
