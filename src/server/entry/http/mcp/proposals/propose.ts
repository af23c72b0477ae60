import { ORPCError } from '@orpc/client'
import * as z from 'zod'
import { contract } from '#contract/index.ts'
import type { Wedding } from '#contract/weddings.ts'
import type { Section } from '#domain/members/permissions.ts'
import { sectionClosed } from '#server/core/auth/refusals.ts'
import { READS, type Tool, type ToolContext, tool } from '../tool.ts'
import { ofWedding } from '../tools/wedding-tools.ts'
import { sealProposal } from './seal.ts'

/** The change itself, in words for the person, and whether the couple sees it only once it is published. */
type Prepared<Claim> = { claim: Claim; preview: string; isDraft: boolean }

type Given<In extends z.ZodRawShape, Claim> = {
  name: string
  title: string
  description: string
  /** The person has to edit it. */
  section: Section
  input: In
  prepare(
    context: ToolContext,
    input: z.output<z.ZodObject<In & typeof ofWedding>>,
    wedding: Wedding,
  ): Promise<Prepared<Claim>>
  carryOut(context: ToolContext, claim: Claim): Promise<void>
}

/** A tool that proposes a change of one kind, and how the change is made once it is confirmed. */
export type Proposing = {
  tool: Tool
  kind: string
  carryOut(context: ToolContext, claim: unknown): Promise<void>
}

const proposed = z.object({
  preview: z.string().describe('Enséñaselo a la persona antes de confirmar'),
  isDraft: z.boolean().describe('Queda en borrador: la pareja lo ve cuando se publica'),
  proposal: z.string().describe('Para `confirm_proposal`; vale una vez'),
  expiresAt: z.string(),
})

const HOW =
  'No cambia nada: da una vista previa y una propuesta que vale 10 minutos. Enseña la vista previa a la persona y llama a `confirm_proposal` solo si ella dice que sí.'

/** Makes the tool of a kind of change; the members' access is asked for here, and again by the gate when it is made. */
export function proposing<In extends z.ZodRawShape, Claim>(given: Given<In, Claim>): Proposing {
  const { name, title, description, section, input, prepare, carryOut } = given
  return {
    kind: name,
    carryOut: (context, claim) => carryOut(context, claim as Claim),
    tool: tool({
      name,
      title,
      description: `${description} ${HOW}`,
      input: z.object({ ...ofWedding, ...input }),
      output: proposed,
      hints: READS,
      async run(context, input) {
        const asked = input as Parameters<typeof prepare>[1] & { weddingId: string }
        const { call, platform, actor } = context
        const wedding = await call(contract.weddings.get, { weddingId: asked.weddingId })
        if (wedding.access[section] !== 'edit') throw sectionClosed()
        const prepared = await prepare(context, asked, wedding)
        const { claim, preview, isDraft } = prepared
        const sealed = sealProposal(platform, actor.userId, { kind: name, claim })
        const draft = isDraft ? ' Queda en borrador hasta que se publique.' : ''
        return {
          text: `Propuesta: ${preview}${draft} ¿Lo confirma la persona?`,
          data: { preview, isDraft, ...sealed },
        }
      },
    }),
  }
}

/** A refusal of a proposal: the row is not there, or is so already. */
export const refusedProposal = (code: string) =>
  new ORPCError(code, { status: code.endsWith('FOUND') ? 404 : 409 })
