import { type Permissions, SECTIONS } from '#domain/members/permissions.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { SECTION_NAMES } from '../../shared/session/access-words.ts'

/** From so many sections on, those that are only seen are counted. */
const COUNTED = 4

/** Says in a sentence what a member may do: «Edita invitados; ve inspiración y agenda». */
export function accessInWords(permissions: Permissions): string {
  const edited = SECTIONS.filter((section) => permissions[section] === 'edit')
  const seen = SECTIONS.filter((section) => permissions[section] === 'view')
  if (edited.length === SECTIONS.length) return 'Edita todo'
  if (edited.length + seen.length === 0) return 'No ve ninguna sección'
  const parts = [
    edited.length > 0 && `edita ${namesOf(edited)}`,
    seen.length > 0 &&
      (edited.length === 0 && seen.length >= COUNTED ? `ve ${seen.length} secciones` : `ve ${namesOf(seen)}`),
  ].filter(Boolean)
  const sentence = parts.join('; ')
  return sentence[0]!.toUpperCase() + sentence.slice(1)
}

const namesOf = (sections: readonly (typeof SECTIONS)[number][]) =>
  inSpanishList(sections.map((section) => SECTION_NAMES[section].toLocaleLowerCase('es')))
