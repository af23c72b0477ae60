import { v7 } from 'uuid'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a value from outside has the form of an id; PostgreSQL refuses a whole query for one that has not. */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** A new row id: UUIDv7, so that ids made in one process sort in the order they were made. */
export const newId = (): string => v7()
