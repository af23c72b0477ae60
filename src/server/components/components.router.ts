import { weddingMember } from '../procedures.ts'
import { addComponent } from './components.commands.ts'
import { listComponents } from './components.queries.ts'

export const componentsRouter = {
  list: weddingMember.components.list.handler(({ context }) =>
    listComponents(context.platform.db, context.weddingId),
  ),

  add: weddingMember.components.add.handler(({ context, input }) =>
    addComponent(context.platform.db, context.platform.clock, context.weddingId, input),
  ),
}
