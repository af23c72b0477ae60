import { LEVELS, type Level, type Section } from '#domain/members/permissions.ts'
import { cx } from '#ui/class-names.ts'
import { InlineSelect } from '#ui/fields/inline-select.tsx'
import { Icon } from '#ui/icon.tsx'
import { LEVEL_NAMES, SECTION_NAMES } from '../../shared/session/access-words.ts'
import { LEVEL_ICONS } from './access-choices.ts'

type LevelCellProps = {
  section: Section
  name: string
  level: Level
  onChange: ((level: Level) => void) | undefined
}

/** The level of a member in a section; a choice for a member who decides. */
export function LevelCell({ section, name, level, onChange }: LevelCellProps) {
  const face = (
    <>
      <Icon of={LEVEL_ICONS[level]} size="sm" />
      {LEVEL_NAMES[level]}
    </>
  )
  if (!onChange) return <span className={cx(CHIP, LOOKS[level])}>{face}</span>
  return (
    <InlineSelect
      label={`${SECTION_NAMES[section]} de ${name}`}
      options={LEVEL_OPTIONS}
      value={level}
      onChange={onChange}
      className={cx(CHIP, LOOKS[level], 'cursor-pointer')}
    >
      {face}
    </InlineSelect>
  )
}

/** From everything to nothing, as they are drawn. */
const LEVEL_OPTIONS = LEVELS.toReversed().map((value) => ({
  value,
  label: LEVEL_NAMES[value],
  icon: LEVEL_ICONS[value],
}))

const CHIP =
  'inline-flex h-8 items-center gap-1.5 rounded-pill border px-2.5 text-sm pointer-coarse:h-11 whitespace-nowrap'

const LOOKS: Record<Level, string> = {
  edit: 'border-transparent bg-primary-soft font-strong text-ink',
  view: 'border-line-strong font-medium text-ink',
  none: 'border-transparent text-ink-3',
}
