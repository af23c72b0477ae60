import { isTest, type Rule } from './fault.ts'

/** The files with SQL outside of queries and commands, and why. */
const SQL_FILES: Record<string, string> = {
  'areas/activity/still-used.ts': 'conditions that two statements of the bin share',
  'core/changes.ts': 'the versions and locks of every area',
  'core/recorded.ts': 'the statement that adds or changes a row of any area',
  'areas/archive/archive-tables.ts': 'the tables that a downloaded wedding is made of',
  'areas/archive/archive-values.ts': 'the values that their columns take',
  'core/auth/auth.ts': "Better Auth's own adapter",
  'areas/access/remove-way-in.ts': 'a command with a story',
  'core/auth/read-session.ts': 'the one statement of the gate',
  'entry/demo/seed-demo.ts': 'dates that no procedure may set',
  'entry/demo/seed-invitations.ts': 'dates that no procedure may set',
  'areas/files/join-installation.ts': 'a command with a story',
  'areas/files/orphaned-files.ts': 'a command with a story',
  'areas/guests/import-guests.ts': 'a command with a story',
  'areas/member-codes/redeem-member-code.ts': 'a command with a story',
  'areas/notifications/notify.ts': 'a command with a story',
  'areas/rights/erase-account.ts': 'a command with a story',
  'areas/vendors/notify-of-vendor.ts': 'a command with a story',
  'areas/weddings/delete-wedding.ts': 'a command with a story',
  'areas/weddings/remove-member.ts': 'a command with a story',
}
const SQL = /from 'drizzle-orm|from '#db\/schema|\bsql`|\$client\.query|\bclient\.query\(/

export const sqlInItsFiles: Rule = (modules) =>
  modules.flatMap(({ path, text }) => {
    const file = /^src\/server\/(.+)$/.exec(path)?.[1]
    if (
      !file ||
      isTest(path) ||
      /^(platform|core\/jobs|entry\/jobs)\/|\.(queries|commands|job)\.ts$/.test(file)
    )
      return []
    if (file in SQL_FILES || !SQL.test(text)) return []
    return [
      {
        path,
        cure: 'SQL: move it to <area>.queries.ts or <area>.commands.ts, or name the file in SQL_FILES',
      },
    ]
  })

const NOTIFIES = /\binsert\(notifications\)|\binsert into notifications\b/

export const oneWriterOfNotifications: Rule = (modules) =>
  modules.flatMap(({ path, text }) =>
    !path.startsWith('src/server/') || isTest(path) || !NOTIFIES.test(text)
      ? []
      : [{ path, cure: 'writes a notification: call notify, which has the one SQL function write it' }],
  )

const CREATES_LIST = /\bcreate(ListChanges|EditableList)[<(]/

export const listChangesInTheirFile: Rule = (modules) =>
  modules.flatMap(({ path, text }) =>
    !path.startsWith('src/app/areas/') || /\.changes\.ts$/.test(path) || !CREATES_LIST.test(text)
      ? []
      : [
          {
            path,
            cure: 'a list of changes: only <area>.changes.ts is loaded when changes were left unsaved',
          },
        ],
  )

/** The forms that need no `useSubmission`, and why. */
const FORMS_OF_THE_BROWSER: Record<string, string> = {
  'src/app/areas/support/help-page.tsx': 'a search that the browser sends: it leads to a public page',
}
const FORM = /<form\b[^>]*/g

export const formsAreSentByOneHook: Rule = (modules) =>
  modules.flatMap(({ path, text }) =>
    !path.startsWith('src/app/') ||
    path in FORMS_OF_THE_BROWSER ||
    [...text.matchAll(FORM)].every(([tag]) => tag.includes('.props('))
      ? []
      : [
          {
            path,
            cure: 'a form: give it the props of useSubmission, or name the file in FORMS_OF_THE_BROWSER',
          },
        ],
  )

/** Rules stand in the folder of their area, or in the one of the plain things that every area counts with. */
export const domainInFolders: Rule = (modules) =>
  modules.flatMap(({ path }) =>
    /^src\/domain\/[^/]+$/.test(path) ? [{ path, cure: 'a loose rule: put it into domain/<area>/' }] : [],
  )
