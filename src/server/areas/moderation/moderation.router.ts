import { lacksGround } from '#domain/moderation/reports.ts'
import { noteAct } from '#server/areas/operator/operator-acts.commands.ts'
import { operator, planner, weddingMember } from '#server/core/procedures/procedures.ts'
import { answerClaim, decideReport } from './moderation.commands.ts'
import {
  findReport,
  listHiddenFolders,
  listHiddenInvitations,
  listHiddenOfPlanner,
  listReports,
} from './moderation.queries.ts'

const reports = operator.moderation.reports

export const moderationRouter = {
  reports: {
    list: reports.list.handler(({ context: { platform, operatorId } }) =>
      listReports(platform.db, operatorId),
    ),

    open: reports.open.handler(async ({ context: { platform, operatorId }, input, errors }) => {
      const report = await findReport(platform, operatorId, input.reportId)
      if (!report) throw errors.REPORT_NOT_FOUND()
      await noteAct(platform.db, platform, operatorId, { act: 'reportOpened', subject: report.title })
      return report
    }),

    decide: reports.decide.handler(async ({ context: { platform, operatorId }, input, errors }) => {
      const { reportId, photoId, ...given } = input
      if (lacksGround(given.decision, given.ground, given.rule)) throw errors.GROUND_MISSING()
      const refusal = await decideReport(platform, operatorId, { reportId, photoId }, given)
      if (refusal) throw errors[refusal]()
      return (await findReport(platform, operatorId, reportId))!
    }),

    answerClaim: reports.answerClaim.handler(async ({ context: { platform, operatorId }, input, errors }) => {
      const { reportId, decisionId, side, ...given } = input
      const hides = given.isUpheld && side === 'reporter'
      if (hides && lacksGround('removed', given.ground, given.rule)) throw errors.GROUND_MISSING()
      const refusal = await answerClaim(platform, operatorId, { reportId, decisionId, side }, given)
      if (refusal) throw errors[refusal]()
      return (await findReport(platform, operatorId, reportId))!
    }),
  },

  hiddenOfProfile: planner.moderation.hiddenOfProfile.handler(({ context: { platform, actor } }) =>
    listHiddenOfPlanner(platform.db, actor.userId),
  ),

  hiddenFolders: weddingMember('inspiration', 'view').moderation.hiddenFolders.handler(({ context }) =>
    listHiddenFolders(context.platform.db, context.weddingId),
  ),

  hiddenInvitations: weddingMember('guests', 'view').moderation.hiddenInvitations.handler(({ context }) =>
    listHiddenInvitations(context.platform.db, context.weddingId),
  ),
}
