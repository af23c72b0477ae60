import { v7 } from 'uuid'

/** A new row id: UUIDv7, so that ids made in one process sort in the order they were made. */
export const newId = (): string => v7()
