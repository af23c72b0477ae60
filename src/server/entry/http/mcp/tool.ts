import type * as z from 'zod'
import type { IsoDate } from '#domain/time/dates.ts'
import type { Platform } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import type { Call } from './call-procedure.ts'

/** The context of a tool: the person whose token it is, their calls, and the day in Madrid. */
export type ToolContext = { call: Call; actor: Actor; platform: Platform; today: IsoDate }

/** A line for people, and the data themselves. */
type ToolAnswer<Data> = { text: string; data: Data }

/** Hints for the program that asks its person before it calls (the protocol's annotations). */
type Hints = {
  readOnlyHint: boolean
  destructiveHint: boolean
  idempotentHint: boolean
  openWorldHint: boolean
}

export const READS: Hints = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

type ToolOf<In extends z.ZodObject, Out extends z.ZodObject> = {
  name: string
  title: string
  description: string
  input: In
  output: Out
  hints: Hints
  run(context: ToolContext, input: z.output<In>): Promise<ToolAnswer<z.input<Out>>>
}

/** A tool of any input; its own `run` knows which. */
export type Tool = ToolOf<z.ZodObject, z.ZodObject>

export const tool = <In extends z.ZodObject, Out extends z.ZodObject>(given: ToolOf<In, Out>): Tool =>
  given as unknown as Tool

/** A tool that changes nothing. */
export const readTool = <In extends z.ZodObject, Out extends z.ZodObject>(
  given: Omit<ToolOf<In, Out>, 'hints'>,
): Tool => tool({ ...given, hints: READS })
