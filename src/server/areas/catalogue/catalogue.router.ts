import { weddingMember } from '#server/core/procedures/procedures.ts'
import { addComponent, removeComponent, updateComponent } from './catalogue.commands.ts'
import { listComponents } from './catalogue.queries.ts'

const viewer = weddingMember('vendors', 'view')
const editor = weddingMember('vendors', 'edit')

export const catalogueRouter = {
  list: viewer.catalogue.list.handler(({ context }) =>
    listComponents(context.platform.db, context.weddingId),
  ),

  add: editor.catalogue.add.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const { limits } = context.platform.settings
    const max = limits.wedding.components
    const component = await addComponent(db, clock, context, max, input)
    if (!component) throw errors.TOO_MANY_COMPONENTS({ data: { max } })
    return component
  }),

  update: editor.catalogue.update.handler(async ({ context, input, errors }) => {
    const changed = await updateComponent(context.platform.db, context, input.key, input)
    if (!changed) throw errors.COMPONENT_NOT_FOUND()
    return changed
  }),

  remove: editor.catalogue.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    if (!(await removeComponent(db, clock, context, input.key))) throw errors.COMPONENT_NOT_FOUND()
    return { removed: true } as const
  }),
}
