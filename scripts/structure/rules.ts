import { commentsHaveSubjects } from './comment-rules.ts'
import type { Rule } from './fault.ts'
import {
  noStylesOfGrandchildren,
  numbersInOneFormat,
  waitsByTheSteadyClock,
  zoneInOnePlace,
} from './format-rules.ts'
import {
  appLayers,
  directions,
  domainWithoutPackages,
  noCyclesOfFiles,
  noCyclesOfRooms,
  serverFloors,
} from './import-rules.ts'
import {
  domainInFolders,
  formsAreSentByOneHook,
  listChangesInTheirFile,
  oneWriterOfNotifications,
  sqlInItsFiles,
} from './place-rules.ts'
import { mintsAreListed, proofsFromTheGate } from './proof-rules.ts'
import { fileLengths, functionLengths } from './size-rules.ts'
import { glossaryWords } from './word-rules.ts'

const ROLES = '(queries|commands|router|routes|job|changes|actions|sentences|worker|d|gen)'
const NAME = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*(\\.${ROLES})?((\\.slow)?\\.test)?\\.tsx?$`)

export const fileNames: Rule = (modules) =>
  modules.flatMap(({ path }) =>
    path.startsWith('src/app/routes/') || NAME.test(path.split('/').at(-1)!)
      ? []
      : [{ path, cure: `name it in kebab-case, with a role of ${ROLES} or none` }],
  )

export const RULES: readonly Rule[] = [
  directions,
  domainWithoutPackages,
  serverFloors,
  appLayers,
  noCyclesOfRooms,
  noCyclesOfFiles,
  sqlInItsFiles,
  proofsFromTheGate,
  mintsAreListed,
  commentsHaveSubjects,
  oneWriterOfNotifications,
  fileNames,
  domainInFolders,
  listChangesInTheirFile,
  formsAreSentByOneHook,
  functionLengths,
  fileLengths,
  glossaryWords,
  numbersInOneFormat,
  zoneInOnePlace,
  noStylesOfGrandchildren,
  waitsByTheSteadyClock,
]
