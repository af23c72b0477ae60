import Lock from 'lucide-react/icons/lock'
import Users from 'lucide-react/icons/users'
import type { TemplateSharing } from '#contract/template-sharing.ts'
import { Icon } from '#ui/icon.tsx'
import { type SharedNoun, sharingWords } from './sharing-words.ts'

/**
 * Whether a list says of a template how it is shared: where there is a team, or one was kept from a former team. An answer
 * that a device has kept from an older version says nothing.
 */
export const showsSharing = (
  hasTeam: boolean,
  sharing: TemplateSharing | undefined,
): sharing is TemplateSharing => sharing !== undefined && (hasTeam || sharing.isPrivate)

type SharingMarkProps = { noun?: SharedNoun; hasTeam: boolean; sharing: TemplateSharing | undefined }

/** 'Compartida' or 'Solo mía', below the name of a template in a list. */
export function SharingMark({ noun = 'plantilla', hasTeam, sharing }: SharingMarkProps) {
  if (!showsSharing(hasTeam, sharing)) return null
  const words = sharingWords(noun)
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Icon of={sharing.isPrivate ? Lock : Users} size="sm" />
      {sharing.isPrivate ? words.private : words.shared}
    </span>
  )
}
