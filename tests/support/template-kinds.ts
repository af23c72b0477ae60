import { BUSINESS_HEADER } from '#domain/agencies/business.ts'
import type { VersionedKind } from '#domain/template-versions/template-versions.ts'
import type { Person } from './accounts/person.ts'

const LINE = '0198c0de-0000-7000-8000-0000000000b1'

/** A kind of templates over the API: its list, and the bodies of one under a name. */
export type TemplateKind = {
  kind: VersionedKind
  list: string
  body: (name: string) => Record<string, unknown>
  /** Tasks are added and saved with a version, the others are kept with `was`. */
  isOfTasks: boolean
  /** The part of a business that it is of is for owners alone. */
  isForOwners: boolean
}

export const TEMPLATE_KINDS: TemplateKind[] = [
  {
    ...{ kind: 'tasks', list: '/api/planner/task-templates', isOfTasks: true, isForOwners: false },
    body: (name) => ({ name, isOffered: true, tasks: [{ key: 'visita', title: 'Visita', daysBefore: 30 }] }),
  },
  {
    ...{ kind: 'agenda', list: '/api/planner/agenda-templates', isOfTasks: false, isForOwners: false },
    body: (name) => ({
      ...{ name, ceremonyAt: 1080 },
      days: [
        { name: 'Boda', offset: 0, items: [{ title: 'Ceremonia', time: { startsAt: 1080, endsAt: null } }] },
      ],
    }),
  },
  {
    ...{ kind: 'reply', list: '/api/planner/reply-templates', isOfTasks: false, isForOwners: false },
    body: (name) => ({ name, text: 'Hola, {nombre}' }),
  },
  {
    ...{ kind: 'package', list: '/api/planner/quote-packages', isOfTasks: false, isForOwners: false },
    body: (name) => ({
      ...{ name, note: '', priceMode: 'net', extras: [], instalments: [] },
      lines: [{ id: LINE, concept: 'Día', detail: '', quantity: 1, price: 100, discount: 0, vatRate: 21 }],
    }),
  },
  {
    ...{ kind: 'agreement', list: '/api/planner/agreement-templates', isOfTasks: false, isForOwners: true },
    body: (name) => ({ name, title: 'Contrato', clauses: [{ id: LINE, title: 'Pago', text: 'x' }] }),
  },
]

/** The templates of one kind in a business, as a person reaches them; their own business where none is named. */
export function templatesOf(person: Person, { list, body, isOfTasks }: TemplateKind, business?: string) {
  const headers: Record<string, string> = business ? { [BUSINESS_HEADER]: business } : {}
  const call = (method: string, path: string, sent?: object) => person.call(method, path, sent, headers)
  return {
    list: () => call('GET', list),
    add: (id: string, name: string, isPrivate?: boolean) =>
      isOfTasks
        ? call('POST', list, { id, ...body(name), isPrivate })
        : call('PUT', `${list}/${id}`, { ...body(name), was: null, isPrivate }),
    save: (id: string, name: string, was: string) =>
      call('PUT', `${list}/${id}`, { ...body(name), ...(isOfTasks ? { version: 1 } : { was: body(was) }) }),
    remove: (id: string) => call('DELETE', `${list}/${id}`),
    versions: (id: string) => call('GET', `${list}/${id}/versions`),
    version: (id: string, version: number) => call('GET', `${list}/${id}/versions/${version}`),
    share: (id: string, isPrivate: boolean) => call('PUT', `${list}/${id}/sharing`, { isPrivate }),
    call: (method: string, path: string, sent?: object) => call(method, `${list}${path}`, sent),
  }
}
