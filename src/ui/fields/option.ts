import type { IconGlyph } from '../icon.tsx'

/** A choice of a list: the value, and how it is said. */
export type Option<Value extends string> = { value: Value; label: string; icon?: IconGlyph }
