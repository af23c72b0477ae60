import { Segmented } from '#ui/fields/segmented.tsx'
import { type SharedNoun, sharingWords } from './sharing-words.ts'

type SharingChoiceProps = {
  noun?: SharedNoun
  /** A planner without a team has nothing to choose. */
  hasTeam: boolean
  isPrivate: boolean
  onChange: (isPrivate: boolean) => void
}

/** Whether a new template is for the team, or for its author alone. */
export function SharingChoice({ noun = 'plantilla', hasTeam, isPrivate, onChange }: SharingChoiceProps) {
  if (!hasTeam) return null
  const words = sharingWords(noun)
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="text-sm font-strong">
        {words.who}
      </span>
      <Segmented
        label={words.who}
        segments={[
          { value: 'shared', label: `${words.shared} con el equipo` },
          { value: 'private', label: words.private },
        ]}
        value={isPrivate ? 'private' : 'shared'}
        onChange={(chosen) => onChange(chosen === 'private')}
        hasLongWords
      />
    </div>
  )
}
