import { v4, v5, v7 } from 'uuid'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a value from outside has the form of an id; PostgreSQL refuses a whole query for one that has not. */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** Told apart from the name-based ids that others make. */
const NAMESPACE = 'c5a1b6d4-6f0e-4c1f-9f0a-2d1d5b0f7e31'

/**
 * The id of what a person makes under a key of their own choice: the same for the same key, and never
 * one that another person's key leads to, so that trying keys tells nothing about the rows of others.
 */
export const idFromKey = (userId: string, key: string): string =>
  v5(`${userId}/${key.toLowerCase()}`, NAMESPACE)

/** A new row id: UUIDv7, so that ids made in one process sort in the order they were made. */
export const newId = (): string => v7()

/**
 * The id of a new person: random from its beginning, which is the slug of a planner who has not chosen one (spec 5).
 * Those of a UUIDv7 would be alike for all who sign up within a minute.
 */
export const newUserId = (): string => v4()

/** Whether a text can be the token of a link. One that cannot is not looked for: PostgreSQL may not compare it. */
export const isToken = (text: string): boolean => /^[\w-]{22}$/.test(text)
