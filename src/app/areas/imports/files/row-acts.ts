import type { PartKind } from '#domain/imports/imports.ts'
import type { PartRef } from '../import-refs.ts'

/** The acts of a row. */
export type RowActs = {
  onRemove: (fileIds: readonly string[]) => void
  onOut: (parts: readonly PartRef[], isOut: boolean) => void
  onKind: (part: PartRef, kind: PartKind, wasOut: boolean) => void
}
