import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import { client } from '../../../sync/api.ts'
import { createEditableList } from '../../../sync/list-changes/editable-list.ts'
import { patchList } from '../../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE } from '../../../sync/query-client.ts'
import { refreshRules, rulesQuery } from '../seating.queries.ts'
import '../seating.sentences.ts'
import { firmInWords } from './firm-words.ts'

/** The person's own changes to the rules. Notices about them name no guest: the screen may be seen by others. */
export const ruleChanges = createEditableList<SeatingRule, string, 'isFirm' | 'isDismissed'>({
  area: 'seating-rule',
  // A rule takes the place of the one that its parties had.
  follows: ['seating-rule'],
  read: (weddingId) => queryClient.fetchQuery({ ...rulesQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) => patchList(rulesQuery(weddingId).queryKey, patch),
  refresh: refreshRules,
  requests: {
    add: (weddingId, rule, options) => client.seating.addRule({ ...rule, weddingId }, options),
    edit: (weddingId, { item, field, value }, options) =>
      client.seating.updateRule({ weddingId, ruleId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) => client.seating.removeRule({ weddingId, ruleId: id }, options),
  },
  notFound: 'RULE_NOT_FOUND',
  failedAdditions: 'undone',
  refusals: { TOO_MANY_SEATING_RULES: 'undone', GUEST_NOT_FOUND: 'undone', HOUSEHOLD_NOT_FOUND: 'undone' },
  words: {
    where: 'las reglas',
    name: () => 'La regla',
    subject: () => 'La regla',
    object: () => 'la regla',
    removed: () => 'quitado la regla',
    fields: {
      isFirm: {
        act: () => 'cambiar la regla',
        about: () => 'si la regla es de siempre',
        reads: (isFirm: boolean) => firmInWords(isFirm).toLowerCase(),
      },
      isDismissed: {
        act: () => 'cambiar la regla',
        about: () => 'si la regla cuenta',
        reads: (isDismissed: boolean) => (isDismissed ? 'descartada' : 'en uso'),
      },
    },
  },
})
