import { DUE_STATUSES } from '#domain/households/guest-mails.ts'
import { OTHER_SECRETS, SHARED_LINKS } from '#domain/shared-links/shared-links.ts'
import type { CopyRule } from '#server/platform/backup/copied-ids.ts'

/** The one of these columns that a copy keeps: it opens nothing here. */
const NO_SECRET = 'hotels.code'

/** The columns that open something, as `table.column`: in a copy none of their values works. */
export const ENDED_SECRETS: readonly string[] = [
  ...new Set(Object.values(SHARED_LINKS).map(({ column }): string => column)),
  ...Object.keys(OTHER_SECRETS).filter((column) => column !== NO_SECRET),
]

const PERMISSION = 'it is a permission, which is given anew'

const NO_ADDRESS = { token: 'null', linked_at: 'null', linked_by: 'null' }
const NO_SHEET_ADDRESS = { ...NO_ADDRESS, opened_at: 'null' }

/** Rows that were removed are noted whole. */
function withoutSecrets(column: 'before' | 'after'): string {
  const cases = ENDED_SECRETS.map((secret) => {
    const [table, name] = secret.split('.')
    const names = name === 'token' ? Object.keys(NO_ADDRESS) : [name]
    return `when '${table}' then t.${column} - '${name}'::text - case t.op when 'delete' then array['${names.join("', '")}'] else '{}' end`
  })
  return `case t.entity ${cases.join(' ')} else t.${column} end`
}

/** The tables that a copy of a wedding has not, or has otherwise (decision 154). All other rows are as they were, but for their ids. */
export const COPY_RULES: Record<string, CopyRule> = {
  wedding_members: { leftOut: 'its members are those of the wedding, with what they may do today' },
  agency_assignments: { leftOut: 'a team works in the wedding itself' },
  member_visits: { leftOut: 'nobody has visited it' },
  invitation_codes: { leftOut: PERMISSION },
  member_calendars: { leftOut: PERMISSION },
  wedding_exports: { leftOut: 'they are of the person who asked for them' },
  wedding_export_files: { leftOut: 'a copy has no exports' },
  export_schedules: { leftOut: PERMISSION },
  imports: { leftOut: 'they are of the person who began them, and wait a day' },
  import_files: { leftOut: 'a copy has no imports' },
  import_pieces: { leftOut: 'a copy has no imports' },
  webhooks: { leftOut: PERMISSION },
  webhook_lines: { leftOut: 'a copy has no webhooks' },
  webhook_deliveries: { leftOut: 'a copy has no webhooks' },
  agenda_links: { leftOut: PERMISSION },
  inspiration_shares: { leftOut: PERMISSION },
  public_pages: { leftOut: PERMISSION },
  former_link_readers: { leftOut: 'the addresses that they may know are not of the copy' },
  households: { values: NO_ADDRESS },
  catering_sheets: { values: NO_SHEET_ADDRESS },
  bus_sheets: { values: NO_SHEET_ADDRESS },
  // Addresses that unsubscribed stay so, and the former token ends the mails of the wedding itself.
  mail_recipients: {
    values: { token: `translate(left(encode(uuid_send(gen_random_uuid()), 'base64'), 22), '+/', '-_')` },
  },
  // A copy writes to no guest by itself.
  invitation_settings: { values: { reminders_on: 'false', reminders_set_at: 'null::timestamptz' } },
  bus_subscriptions: { leftOut: 'a copy writes to no guest by itself' },
  guest_mails: { where: `t.status not in ('${DUE_STATUSES.join("', '")}')` },
  activity_changes: { values: { before: withoutSecrets('before'), after: withoutSecrets('after') } },
}
