import type { Menu } from '../households/invitation-settings.ts'

/** `key` is null while none is chosen, `name` for what is no menu any more. */
export type MenuCount = { key: string | null; name: string | null; count: number }

type Eater = { age: string; menu: string | null }

/** A baby for whom no menu is chosen sits with the others and is not served. */
export const isServed = ({ age, menu }: Eater): boolean => age !== 'baby' || menu !== null

/** The menus in the order of the couple, then what is none of them, then guests who have not chosen. */
export function menuCounts(served: readonly Eater[], menus: readonly Menu[]): MenuCount[] {
  const known = new Set(menus.map(({ key }) => key))
  const former = [...new Set(served.map(({ menu }) => menu))].filter((key) => key !== null && !known.has(key))
  const count = (key: string | null) => served.filter(({ menu }) => menu === key).length
  return [
    ...menus.map(({ key, name }) => ({ key, name, count: count(key) })),
    ...former.toSorted().map((key) => ({ key, name: null, count: count(key) })),
    { key: null, name: null, count: count(null) },
  ].filter((menu) => menu.count > 0 || menu.name !== null)
}
