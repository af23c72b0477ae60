export type OpenedWebhook = { dialog: 'add' } | { dialog: 'log' | 'remove'; webhookId: string }
