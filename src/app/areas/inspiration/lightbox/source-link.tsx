import ExternalLink from 'lucide-react/icons/external-link'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { Icon } from '#ui/icon.tsx'

/** The place on the web where an image was found. */
export function SourceLink({ image: { sourceUrl } }: { image: InspirationImage }) {
  // An archive that was brought in may carry any text here.
  if (!sourceUrl || !/^https?:\/\//i.test(sourceUrl) || !URL.canParse(sourceUrl)) return null
  return (
    <a
      href={sourceUrl}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm text-link underline underline-offset-4 wrap-anywhere"
    >
      <Icon of={ExternalLink} size="sm" />
      De {new URL(sourceUrl).hostname.replace(/^www\./, '')}
    </a>
  )
}
