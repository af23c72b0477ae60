import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import { client } from '../../../sync/api.ts'
import { createEditableList } from '../../../sync/list-changes/editable-list.ts'
import { patchList } from '../../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE } from '../../../sync/query-client.ts'
import { refreshRules, rulesQuery } from '../seating.queries.ts'
import '../seating.sentences.ts'

/** The person's own changes to the rules. Notices about them name no guest: the screen may be seen by others. */
export const ruleChanges = createEditableList<SeatingRule, string, never>({
  area: 'seating-rule',
  // The rule of two people takes the place of the one that they had.
  follows: ['seating-rule'],
  read: (weddingId) => queryClient.fetchQuery({ ...rulesQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) => patchList(rulesQuery(weddingId).queryKey, patch),
  refresh: refreshRules,
  requests: {
    add: (weddingId, rule, options) => client.seating.addRule({ weddingId, ...rule }, options),
    remove: (weddingId, { id }, options) => client.seating.removeRule({ weddingId, ruleId: id }, options),
  },
  notFound: 'RULE_NOT_FOUND',
  failedAdditions: 'undone',
  refusals: { TOO_MANY_SEATING_RULES: 'undone', GUEST_NOT_FOUND: 'undone', RULE_OF_ONE: 'undone' },
  words: {
    where: 'las reglas',
    name: () => 'La regla',
    subject: () => 'La regla',
    object: () => 'la regla',
    removed: () => 'quitado la regla',
    fields: {},
  },
})
