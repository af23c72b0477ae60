import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import UserMinus from 'lucide-react/icons/user-minus'
import type { Member } from '#contract/weddings.ts'
import { SECTIONS } from '#domain/members/permissions.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { IconButton } from '#ui/button.tsx'
import { InlineSelect } from '#ui/fields/inline-select.tsx'
import { Icon } from '#ui/icon.tsx'
import { PRESET_NAMES } from '#ui/preset-names.ts'
import { moveBetweenCells } from '../../shared/page/move-between-cells.ts'
import { SECTION_NAMES } from '../../shared/session/access-words.ts'
import { monthInWords } from '../../shared/words/spanish-dates.ts'
import { isGiven, presetChoices } from './access-choices.ts'
import { LevelCell } from './level-cell.tsx'
import { isDecidedOver, MemberName } from './member-words.tsx'
import { useAccessChange } from './use-access-change.ts'

export type MembersShown = {
  weddingId: string
  members: readonly Member[]
  ownId: string
  /** Whether the reader decides what the others may see and edit. */
  mayDecide: boolean
  onRemove: (member: Member) => void
}

/** The access of all members: a row for each member, a column for each section. Every choice is saved at once. */
export function AccessMatrix({ members, ...shown }: MembersShown) {
  return (
    <table
      onKeyDownCapture={moveBetweenCells}
      className="w-full table-fixed border-separate border-spacing-0 text-left"
    >
      <colgroup>
        <col />
        <col className="w-30" />
        {SECTIONS.map((section) => (
          <col key={section} className="w-22.5" />
        ))}
        <col className="w-11" />
      </colgroup>
      <thead>
        <tr className="text-sm text-ink-3 *:border-b *:border-line *:py-2.5 *:font-normal">
          <th scope="col">Persona</th>
          <th scope="col">Papel</th>
          {SECTIONS.map((section) => (
            <th key={section} scope="col" className="pl-2 whitespace-nowrap">
              {SECTION_NAMES[section]}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MatrixRow key={member.userId} member={member} {...shown} />
        ))}
      </tbody>
    </table>
  )
}

type MatrixRowProps = Omit<MembersShown, 'members'> & { member: Member }

function MatrixRow({ weddingId, member, ownId, mayDecide, onRemove }: MatrixRowProps) {
  const { permissions, save, problem, isSaved } = useAccessChange(weddingId, member)
  const mayChange = isDecidedOver(member, { mayDecide, ownId })
  const name = member.fullName || 'Usuario'
  return (
    <tr data-row={member.userId} className="group/row *:border-b *:border-line *:py-3">
      <th scope="row" className="pr-3 font-normal">
        <MemberName
          member={member}
          isOwn={member.userId === ownId}
          isOneLine
          line={`Desde ${monthInWords(dayInMadrid(new Date(member.joinedAt)))}`}
        />
        <span role="status" className="text-sm text-granate-700 empty:hidden">
          {problem ?? <span className="sr-only">{isSaved && 'Acceso guardado'}</span>}
        </span>
      </th>
      <td>
        {mayChange ? (
          <InlineSelect
            label={`Papel de ${name}`}
            options={presetChoices(member)}
            value={member.preset}
            onChange={(preset) => isGiven(preset) && save({ preset })}
            className={PRESET}
          >
            {PRESET_NAMES[member.preset]}
            <Icon of={ChevronsUpDown} size="sm" className="size-3.5 text-ink-3" />
          </InlineSelect>
        ) : (
          <b className="font-strong">{PRESET_NAMES[member.preset]}</b>
        )}
      </td>
      {member.preset === 'couple' ? (
        <td colSpan={SECTIONS.length} className="pl-2 text-ink-2">
          Edita todo
        </td>
      ) : (
        SECTIONS.map((section) => (
          <td key={section}>
            <LevelCell
              section={section}
              name={name}
              level={permissions[section]}
              onChange={mayChange ? (level) => save({ permissions: { [section]: level } }) : undefined}
            />
          </td>
        ))
      )}
      <td className="text-right">
        {mayDecide && member.userId !== ownId && (
          <IconButton
            icon={UserMinus}
            label={`Quitar a ${name} de la boda`}
            onPress={() => onRemove(member)}
            className="-mr-2 text-ink-3 pointer-fine:opacity-0 pointer-fine:group-focus-within/row:opacity-100 pointer-fine:group-hover/row:opacity-100"
          />
        )}
      </td>
    </tr>
  )
}

const PRESET =
  'inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-pill pr-2 font-strong whitespace-nowrap pointer-coarse:h-11'
