import { because, type CopiedTable, INNER, OTHERS, SECRET, STORED, whole } from './copy-rule.ts'

/** Templates of a business: those that are shared are in its copy, the own ones of its people in theirs. */
const ownTemplate = (business: string, ...columns: string[]): CopiedTable => ({
  ...whole(business, business, 'id', ...columns, 'private_to', 'made_by'),
  ownOf: 'private_to',
})

/** The tables of a person's account and of what they are as a planner. */
export const COPIED_OF_ACCOUNT: Readonly<Record<string, CopiedTable>> = {
  'auth.user': whole(
    'id',
    ...['id', 'name', 'email', 'email_verified', 'image', 'role', 'accepted_documents', 'two_factor_enabled'],
    ...['created_at', 'updated_at'],
  ),
  'auth.session': {
    owner: 'user_id',
    copied: [
      ...['id', 'user_id', 'expires_at', 'ip_address', 'user_agent', 'second_step_at'],
      ...['created_at', 'updated_at'],
    ],
    leftOut: because(SECRET, 'token'),
  },
  'auth.account': {
    owner: 'user_id',
    copied: [
      ...['id', 'user_id', 'account_id', 'provider_id', 'provider_email', 'scope'],
      ...['created_at', 'updated_at'],
    ],
    leftOut: {
      ...because(SECRET, 'access_token', 'refresh_token', 'id_token', 'password'),
      ...because(INNER, 'access_token_expires_at', 'refresh_token_expires_at'),
    },
  },
  'auth.two_factor': {
    owner: 'user_id',
    copied: ['id', 'user_id', 'verified', 'failed_verification_count', 'locked_until'],
    leftOut: because(SECRET, 'secret', 'backup_codes'),
  },
  'auth.passkey': {
    owner: 'user_id',
    copied: ['id', 'user_id', 'name', 'device_type', 'backed_up', 'transports', 'created_at', 'last_used_at'],
    leftOut: { ...because(SECRET, 'public_key', 'credential_id'), ...because(INNER, 'counter', 'aaguid') },
  },
  'auth.wallet_address': whole(
    'user_id',
    ...['id', 'user_id', 'address', 'chain_id', 'is_primary', 'created_at'],
  ),
  'auth.account_activity': whole('user_id', ...['id', 'user_id', 'kind', 'subject', 'device', 'at']),
  'auth.email_change': {
    owner: 'user_id',
    copied: ['user_id', 'new_email', 'old_confirmed_at', 'new_confirmed_at', 'expires_at'],
    leftOut: because(SECRET, 'old_token_hash', 'new_token_hash'),
  },
  profiles: whole(
    'id',
    ...['id', 'full_name', 'role', 'brand_name', 'web_url', 'phone', 'branding', 'default_wedding_style'],
    ...['theme', 'density'],
  ),
  planner_directory: {
    owner: 'user_id',
    copied: [
      ...['user_id', 'slug', 'bio', 'zones', 'styles', 'services', 'languages', 'price_from', 'listed'],
      ...['shows_member_since', 'shows_weddings', 'shows_answer_time', 'updated_at'],
    ],
    leftOut: because(INNER, 'zones_folded', 'styles_folded'),
  },
  planner_former_slugs: whole('user_id', 'slug', 'user_id', 'created_at'),
  planner_logos: {
    owner: 'user_id',
    copied: ['user_id', 'file_name', 'size', 'created_at'],
    leftOut: because(STORED, 'path'),
  },
  planner_portfolio: {
    owner: 'user_id',
    copied: [
      ...['user_id', 'id', 'caption', 'alt_text', 'order_index', 'width', 'height', 'status', 'file_name'],
      ...['deleted_at', 'created_at'],
    ],
    leftOut: { ...because(STORED, 'image_path'), ...because(INNER, 'color', 'placeholder') },
  },
  planner_portfolio_files: {
    owner: 'user_id',
    copied: ['user_id', 'image_id', 'variant', 'size', 'content_type', 'created_at'],
    leftOut: because(STORED, 'path'),
  },
  planner_requests: {
    owner: 'planner_id',
    copied: ['planner_id', 'id', 'source', 'status', 'wedding_id', 'created_at', 'answered_at', 'held_until'],
    leftOut: because(
      OTHERS,
      ...['name', 'email', 'phone', 'event_date', 'place', 'guests', 'budget', 'message'],
    ),
  },
  quotes: {
    owner: 'planner_id',
    copied: ['planner_id', 'request_id', 'draft', 'saved_at', 'year', 'serial'],
    leftOut: because(SECRET, 'token'),
  },
  quote_versions: whole(
    'planner_id',
    ...['planner_id', 'request_id', 'version', 'content', 'sent_at', 'valid_until', 'opened_at'],
  ),
  quote_events: {
    owner: 'planner_id',
    copied: ['planner_id', 'request_id', 'id', 'version', 'kind', 'extras', 'total', 'at'],
    leftOut: because(OTHERS, 'words', 'name'),
  },
  quote_packages: ownTemplate('planner_id', 'name', 'content', 'created_at'),
  agency_members: {
    ...whole('user_id', 'agency_id', 'user_id', 'role', 'created_at', 'ended_at'),
    leftOut: because(INNER, 'taken_along'),
  },
  agency_absences: whole('user_id', 'agency_id', 'user_id', 'id', 'first_day', 'last_day', 'created_at'),
  agency_assignments: whole('user_id', 'agency_id', 'wedding_id', 'user_id', 'kind', 'created_at'),
  agency_invitations: {
    owner: 'agency_id',
    copied: ['id', 'agency_id', 'email', 'role', 'invited_by', 'expires_at', 'created_at'],
    leftOut: because(SECRET, 'token_hash'),
  },
  request_mailboxes: {
    owner: 'planner_id',
    copied: ['planner_id', 'created_at'],
    leftOut: because(SECRET, 'token'),
  },
  planner_appointments: whole(
    'owner_id',
    ...['owner_id', 'id', 'kind', 'title', 'day', 'starts_at', 'ends_at', 'wedding_id', 'request_id'],
    ...[
      'place',
      'notes',
      'revision',
      'reminder',
      'remind_at',
      'made_by',
      'removed_at',
      'created_at',
      'updated_at',
    ],
  ),
  appointment_attendees: {
    owner: 'owner_id',
    copied: [
      ...[
        'owner_id',
        'appointment_id',
        'id',
        'user_id',
        'email',
        'name',
        'status',
        'answered_at',
        'told_method',
      ],
      ...['told_revision', 'told_content', 'ended_at', 'created_at'],
      ...['proposed_day', 'proposed_starts_at', 'proposed_ends_at', 'proposed_at', 'declined_at'],
    ],
    leftOut: because(SECRET, 'token'),
  },
  planner_calendars: {
    owner: 'owner_id',
    copied: [
      ...['owner_id', 'shows_weddings', 'shows_holds', 'shows_appointments', 'shows_closures'],
      'created_at',
    ],
    leftOut: because(SECRET, 'token'),
  },
  planner_closures: whole('owner_id', 'owner_id', 'id', 'first_day', 'last_day', 'label', 'created_at'),
  agenda_templates: ownTemplate('owner_id', 'name', 'content', 'created_at'),
  template_versions: {
    ...whole(
      'business_id',
      ...['business_id', 'kind', 'template_id', 'version', 'content', 'saved_by', 'saved_at', 'private_to'],
    ),
    ownOf: 'private_to',
  },
  planner_vendors: whole(
    'owner_id',
    ...['business_id', 'id', 'owner_id', 'is_private', 'name', 'component', 'contact', 'email', 'phone'],
    ...['webpage', 'instagram', 'place', 'notes', 'is_favourite', 'prices', 'created_at', 'updated_at'],
    'removed_at',
  ),
  planner_vendor_files: {
    owner: 'owner_id',
    copied: [
      ...['business_id', 'vendor_id', 'owner_id', 'id', 'name', 'size', 'content_type', 'created_at'],
      'removed_at',
    ],
    leftOut: because(STORED, 'path'),
  },
  planner_reply_templates: ownTemplate('planner_id', 'name', 'text', 'created_at'),
  agreements: whole(
    'planner_id',
    ...['planner_id', 'request_id', 'draft', 'saved_at', 'year', 'serial', 'told_at', 'booked_at'],
  ),
  agreement_versions: {
    owner: 'planner_id',
    copied: [
      ...['planner_id', 'request_id', 'version', 'content', 'document', 'quote_version', 'sent_at'],
      ...['valid_until', 'signed_at', 'stamp_authority', 'stamped_at'],
    ],
    leftOut: because(INNER, 'hash', 'stamp_token'),
  },
  agreement_signatures: {
    owner: 'planner_id',
    copied: [
      ...['planner_id', 'request_id', 'version', 'position', 'role', 'name', 'email', 'typed_name', 'nif'],
      ...['accepted', 'accepted_at', 'code_sent_at', 'code_tries', 'has_code', 'signed_at', 'ip_address'],
    ],
    leftOut: because(SECRET, 'code_hash'),
  },
  agreement_files: {
    owner: 'planner_id',
    copied: ['planner_id', 'request_id', 'version', 'size', 'content_type', 'created_at'],
    leftOut: { ...because(STORED, 'path'), ...because(INNER, 'file_hash') },
  },
  agreement_papers: {
    owner: 'planner_id',
    copied: ['planner_id', 'request_id', 'version', 'made_at'],
    leftOut: {
      pdf: 'its contract has it below its link, and in `agreement_files` once it was asked for',
      ...because(INNER, 'pdf_hash'),
    },
  },
  agreement_templates: ownTemplate('planner_id', 'name', 'content', 'created_at'),
  planner_request_events: whole(
    'planner_id',
    ...['planner_id', 'request_id', 'id', 'kind', 'author', 'is_noted', 'reason', 'text', 'at'],
  ),
  task_templates: ownTemplate(
    'owner_id',
    ...['name', 'version', 'is_offered', 'tasks', 'created_at', 'updated_at', 'deleted_at'],
  ),
  task_template_uses: whole(
    'owner_id',
    ...['wedding_id', 'line_id', 'owner_id', 'template_id', 'version', 'keys', 'used_at'],
  ),
  book_issuers: whole('owner_id', 'owner_id', 'name', 'nif', 'address', 'postal_code', 'city', 'updated_at'),
  book_accounts: whole(
    'owner_id',
    ...['owner_id', 'id', 'wedding_id', 'wedding_name', 'event_date', 'client_name', 'client_nif'],
    ...['client_email', 'client_address', 'client_postal_code', 'client_city', 'created_at', 'created_by'],
  ),
  book_charges: whole(
    'owner_id',
    ...['owner_id', 'id', 'account_id', 'kind', 'position', 'created_at', 'created_by'],
  ),
  book_charge_versions: whole(
    'owner_id',
    ...['owner_id', 'charge_id', 'version', 'concept', 'total', 'vat_rate', 'irpf_rate', 'due_on'],
    ...['days_before', 'reminds_couple', 'is_withdrawn', 'created_at', 'created_by'],
  ),
  book_entries: {
    owner: 'owner_id',
    copied: [
      ...['owner_id', 'id', 'charge_id', 'amount', 'base', 'vat', 'irpf', 'vat_rate', 'irpf_rate', 'paid_on'],
      ...['method', 'note', 'reverses', 'created_at', 'created_by'],
    ],
    leftOut: because(INNER, 'bank_key'),
  },
  book_entry_files: {
    owner: 'owner_id',
    copied: ['owner_id', 'entry_id', 'id', 'name', 'size', 'content_type', 'created_at', 'created_by'],
    leftOut: because(STORED, 'path'),
  },
  book_series: whole('owner_id', 'owner_id', 'year', 'last'),
  book_receipts: whole(
    'owner_id',
    ...['owner_id', 'year', 'number', 'id', 'entry_id', 'issued_on', 'issuer', 'client', 'concept'],
    ...['wedding_name', 'event_date', 'created_at', 'created_by'],
  ),
  book_links: {
    owner: 'owner_id',
    copied: [
      ...['owner_id', 'id', 'kind', 'account_id', 'receipt_id', 'last_day', 'opened_at', 'sent_at'],
      ...['created_at', 'created_by'],
    ],
    leftOut: because(SECRET, 'token'),
  },
  book_reminders: whole(
    'owner_id',
    ...['owner_id', 'id', 'account_id', 'charge_ids', 'created_at', 'created_by'],
  ),
  book_times: whole(
    'owner_id',
    ...['owner_id', 'id', 'account_id', 'worked_on', 'minutes', 'topic', 'what', 'created_at', 'created_by'],
  ),
  book_costs: whole(
    'owner_id',
    ...['owner_id', 'id', 'account_id', 'spent_on', 'amount', 'what', 'created_at', 'created_by'],
  ),
  book_clocks: whole('owner_id', 'owner_id', 'account_id', 'created_at', 'created_by'),
  invoicing_settings: {
    owner: 'owner_id',
    copied: [
      ...['owner_id', 'nif', 'mode', 'series', 'correction_series', 'certificate_holder', 'certificate_nif'],
      ...['certificate_expires_at', 'switched_on_at', 'left_at', 'last_sent_at', 'refusal', 'version'],
    ],
    leftOut: {
      ...because(SECRET, 'certificate'),
      ...because(INNER, 'certificate_told_days', 'wait_seconds', 'failures', 'retry_at', 'sending_until'),
    },
  },
  invoice_series: whole('owner_id', 'owner_id', 'series', 'year', 'last'),
  invoices: whole(
    'owner_id',
    ...['owner_id', 'id', 'number', 'issued_on', 'content', 'charge_id', 'corrects', 'environment'],
    ...['created_at', 'created_by'],
  ),
  invoice_records: {
    owner: 'owner_id',
    copied: ['owner_id', 'seq', 'invoice_id', 'kind', 'record', 'seal', 'signed', 'created_at', 'created_by'],
    leftOut: because(INNER, 'hash'),
  },
  invoice_deliveries: {
    owner: 'owner_id',
    copied: ['owner_id', 'seq', 'state', 'message', 'receipt', 'answered_at'],
    leftOut: because(INNER, 'code'),
  },
  invoicing_event_records: {
    owner: 'owner_id',
    copied: ['owner_id', 'seq', 'type', 'record', 'signed', 'created_at', 'created_by'],
    leftOut: because(INNER, 'hash'),
  },
  invoicing_events: whole('owner_id', ...['owner_id', 'id', 'kind', 'words', 'created_at', 'created_by']),
  account_suspensions: whole('user_id', 'user_id', 'reason', 'was_listed', 'at'),
  report_decisions: {
    owner: 'affected_id',
    copied: [
      ...['id', 'decision', 'kind', 'title', 'affected_id', 'ground', 'rule', 'reasons', 'decided_at'],
      'claim_until',
    ],
    leftOut: because(INNER, 'report_id', 'owner_id', 'target_id'),
  },
  operator_acts: {
    owner: 'user_id',
    copied: ['id', 'act', 'subject', 'target_id', 'user_id', 'at'],
    leftOut: because(OTHERS, 'operator_id'),
  },
  support_conversations: whole(
    'user_id',
    ...[
      'id',
      'user_id',
      'subject',
      'is_first',
      'waiting_since',
      'due_at',
      'is_unread',
      'created_at',
      'last_at',
    ],
    'closed_at',
  ),
  support_messages: whole(
    'user_id',
    ...['id', 'conversation_id', 'user_id', 'author', 'operator_name', 'text', 'facts', 'created_at'],
  ),
  text_receipts: whole(
    'user_id',
    ...['announcement_id', 'user_id', 'mailed_at', 'read_at', 'withdrawal_mailed_at', 'withdrawal_read_at'],
  ),
  account_deletions: whole('user_id', 'user_id', 'requested_at', 'due_at', 'was_listed'),
  data_exports: whole('user_id', 'user_id', 'id', 'status', 'requested_at', 'expires_at'),
  data_export_files: {
    owner: 'user_id',
    copied: ['user_id', 'size', 'created_at'],
    leftOut: because(STORED, 'path'),
  },
  subscriptions: {
    owner: 'user_id',
    copied: [
      ...['user_id', 'customer_id', 'subscription_id', 'status', 'started_at', 'period_end', 'ends_at'],
      ...['ended_at', 'unpaid_since', 'needed_since', 'was_listed', 'payment_method', 'billing', 'receipts'],
    ],
    leftOut: because(INNER, 'told', 'readings_begun', 'reading_stored'),
  },
  notification_preferences: whole('user_id', 'user_id', 'kind', 'bell', 'mail', 'push'),
  notification_settings: whole(
    'user_id',
    ...['user_id', 'time_zone', 'summary_hour', 'quiet_from', 'quiet_to', 'last_summary_at'],
  ),
  push_subscriptions: {
    owner: 'user_id',
    copied: ['id', 'user_id', 'session_id', 'created_at'],
    leftOut: because(SECRET, 'endpoint', 'p256dh', 'auth_key'),
  },
  notifications: {
    owner: 'recipient_id',
    copied: [
      ...[
        'id',
        'recipient_id',
        'actor_name',
        'actor_role',
        'action',
        'section',
        'wedding_id',
        'wedding_name',
      ],
      ...['url', 'data', 'count', 'created_at', 'read_at', 'kind', 'in_bell', 'mail', 'push'],
    ],
    leftOut: {
      ...because(OTHERS, 'actor_id', 'subjects', 'subject_data'),
      ...because(INNER, 'group_key', 'mail_id'),
    },
  },
}
