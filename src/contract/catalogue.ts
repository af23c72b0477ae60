import * as z from 'zod'
import {
  CATEGORIES,
  COMPONENT_DESCRIPTION_MAX,
  COMPONENT_KEY,
  COMPONENT_KEY_MAX,
  COMPONENT_NAME_MAX,
  CUSTOM_CATEGORY,
} from '#domain/catalogue/catalogue.ts'
import { full, id, memberRoute, optionalTextField, requiredLine, weddingPath } from './base.ts'

/** A component of the wedding's catalogue (spec 3); `custom` ones were made by its members. */
export const component = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: z.enum(CATEGORIES),
  custom: z.boolean(),
  /** Its wedding deleted it: no longer offered, and still what vendors that have it are called. */
  deleted: z.boolean(),
})

export type CatalogueComponent = z.infer<typeof component>

const componentPath = weddingPath.extend({ key: z.string().max(COMPONENT_KEY_MAX).regex(COMPONENT_KEY) })

const COMPONENT_NOT_FOUND = {
  status: 404,
  message: 'This wedding has no such component of its own',
} as const

export const catalogueContract = {
  /** The built-in catalogue in its order, then the wedding's own components in the order they were made. */
  list: memberRoute('vendors', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/components',
      tags: ['catalogue'],
      summary: 'The catalogue',
    })
    .input(weddingPath)
    .output(z.array(component)),

  /**
   * Makes a custom component of this wedding. Its key comes from its name (spec 5), with a number behind
   * it when the wedding has that key already. A repeated `id` answers with the component that exists.
   */
  add: memberRoute('vendors', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/components',
      successStatus: 201,
      tags: ['catalogue'],
      summary: 'Create a custom component',
    })
    .input(
      weddingPath.extend({
        id: id.optional(),
        name: requiredLine(COMPONENT_NAME_MAX),
        description: optionalTextField(COMPONENT_DESCRIPTION_MAX).default(null),
        category: z.enum(CATEGORIES).default(CUSTOM_CATEGORY),
      }),
    )
    .output(component)
    .errors({ TOO_MANY_COMPONENTS: full('The wedding has as many components as there can be') }),

  /** Changes the given fields of a custom component. Its key stays, and with it the vendors that have it. */
  update: memberRoute('vendors', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/components/{key}',
      tags: ['catalogue'],
      summary: 'Change a custom component',
    })
    .input(
      componentPath.extend({
        name: requiredLine(COMPONENT_NAME_MAX).optional(),
        description: optionalTextField(COMPONENT_DESCRIPTION_MAX).optional(),
        category: z.enum(CATEGORIES).optional(),
      }),
    )
    .output(component)
    .errors({ COMPONENT_NOT_FOUND }),

  /**
   * Takes a custom component out of the catalogue. Vendors that have it stay as they are, with its name and
   * category; until the last of them is gone the list tells of it as `deleted`.
   */
  remove: memberRoute('vendors', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/components/{key}',
      tags: ['catalogue'],
      summary: 'Delete a custom component',
    })
    .input(componentPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ COMPONENT_NOT_FOUND }),
}
