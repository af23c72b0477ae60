import type { IconGlyph } from './icon.tsx'

/** What a list of choices offers: the value, and how it is said. */
export type Option<Value extends string> = { value: Value; label: string; icon?: IconGlyph }
