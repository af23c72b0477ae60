import { KEY_MAX } from '#domain/households/invitation-settings.ts'
import { foldText } from '#domain/text/fold-text.ts'

/** A key for what is called so, which none of the others has: 'pescado', 'pescado-2'. */
export function newKey(name: string, taken: readonly string[]): string {
  const plain = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const base = plain.slice(0, KEY_MAX - 4) || 'otro'
  if (!taken.includes(base)) return base
  let count = 2
  while (taken.includes(`${base}-${count}`)) count += 1
  return `${base}-${count}`
}
