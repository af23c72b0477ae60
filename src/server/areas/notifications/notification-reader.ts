import { ACTIONS_OF_ENDED_ACCESS, NOTIFICATION_GUARDS } from '#domain/notifications/notifications.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const GUARD = NOTIFICATION_GUARDS.map(
  ([action, guard]) => `when ${quoted(action)} then ${quoted(guard)}`,
).join(' ')

/**
 * Of `notifications n`, as SQL: a former member has nothing more of a wedding, not even an old notification, except
 * that the access ended; a member has none of what they may not see any more, nor what tells of several sections
 * (`sections` of its data) when one of them is closed.
 */
export const NOTIFICATION_OF_A_MEMBER = `(n.wedding_id is null
  or n.action in (${ACTIONS_OF_ENDED_ACCESS.map(quoted).join(', ')}) or exists (
  select from wedding_members m where m.wedding_id = n.wedding_id and m.user_id = n.recipient_id
    and m.permissions ->> case n.action ${GUARD} else n.section end is distinct from 'none'
    and not exists (
      select from unnest(string_to_array(n.data ->> 'sections', ',')) s where m.permissions ->> s = 'none')))`
