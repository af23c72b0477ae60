import { foldText } from '../../text/fold-text.ts'
import { readAge } from './guest-facts.ts'
import type { PeopleOfText } from './people-of-text.ts'

const AGE_BEHIND = /\s*[([]\s*(\d{1,2}\s*(?:años?|anys?|years?(?: old)?|meses|mesos|months?))\s*[)\]]$/i

/** `Leo (3 años)` is Leo, who is three. */
export function splitAge(name: string): { name: string; age: ReturnType<typeof readAge> } {
  const found = AGE_BEHIND.exec(name)
  return found ? { name: name.slice(0, found.index), age: readAge(found[1]!) } : { name, age: null }
}

const UNNAMED =
  /^(?:\+ ?\d?|(?:\+ ?1 )?(?:un |una |su )?(?:(?:acompanante|acompanyant|companion|plus one)(?: ?\d+)?|guest|pareja|tbd|tba|nombre por confirmar))\.?$/

/** `+1`, `Acompañante`, `Guest`: somebody whose name nobody knows yet. */
export const isUnnamed = (name: string): boolean => UNNAMED.test(foldText(name))

/** The name of an unnamed person until there is one, as in 'Acompañante de Ana Gil'. */
export function unnamedPeople(
  first: string,
  {
    companions,
    children,
    group,
    isGroupOnly,
  }: Pick<PeopleOfText, 'companions' | 'children' | 'group' | 'isGroupOnly'>,
): { name: string; isChild: boolean }[] {
  const numbered = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) => (count > 1 ? `${word} ${at + 1}` : word))
  if (isGroupOnly)
    return Array.from({ length: companions + children }, (_, at) => ({
      name: `${group} ${at + 2}`,
      isChild: at >= companions,
    }))
  return [
    ...numbered('Acompañante', companions).map((word) => ({ name: `${word} de ${first}`, isChild: false })),
    ...numbered('Niño', children).map((word) => ({ name: `${word} de ${first}`, isChild: true })),
  ]
}
