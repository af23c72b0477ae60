import { useCallback, useMemo } from 'react'
import { readUnsaved, useUnsaved } from './unsaved-texts.ts'

type Changes<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/**
 * The same for the fields of a form that is sent as a whole: what was typed in each. `undefined` forgets a
 * field, `null` all of them.
 */
export function useUnsavedForm<Fields extends object>(
  key: string,
): [typed: Partial<Fields>, change: (how: Changes<Fields> | null | Changing<Fields>) => void] {
  const [unsaved, write] = useUnsaved(key)
  const typed = useMemo(() => (unsaved === null ? {} : JSON.parse(unsaved)) as Partial<Fields>, [unsaved])
  const change = useCallback(
    (how: Changes<Fields> | null | Changing<Fields>) => {
      if (how === null) return write(null)
      const before = JSON.parse(readUnsaved(key) ?? '{}') as Partial<Fields>
      const fields = typeof how === 'function' ? how(before) : how
      const now = Object.entries({ ...before, ...fields }).filter(([, value]) => value !== undefined)
      write(now.length === 0 ? null : JSON.stringify(Object.fromEntries(now)))
    },
    [key, write],
  )
  return [typed, change]
}

type Changing<Fields> = (now: Partial<Fields>) => Changes<Fields>

/**
 * The fields of a dialog, which are `initial` with what was typed over them. They outlive the dialog, so that Esc and
 * the cross lose nothing, until `forget` is called: when they are saved, or given up by 'Cancelar'.
 */
export function useUnsavedFields<Fields extends object>(
  key: string,
  initial: Fields,
): [fields: Fields, type: (change: Partial<Fields>) => void, forget: () => void] {
  const [typed, change] = useUnsavedForm<Fields>(key)
  return [{ ...initial, ...typed }, change, () => change(null)]
}
