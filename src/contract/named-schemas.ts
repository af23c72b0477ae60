import type * as z from 'zod'
import { accountEvent, appWithAccess, emailChange, factors, linkedAccount, openSession } from './access.ts'
import { tokens } from './access-tokens.ts'
import { account, secondStepAsked, signedIn } from './account-calls.ts'
import { change, conflict, line, news, removed, removedRow, restoring, undoing } from './activity.ts'
import {
  absence,
  agency,
  agencyInvitation,
  agencyPerson,
  agencyWedding,
  openedInvitation,
  ownPlace,
  team,
} from './agencies.ts'
import { bringableWedding } from './agency-weddings.ts'
import { comingDay } from './agenda.ts'
import { agendaLink } from './agenda-links.ts'
import { leftItem, movedItems } from './agenda-moves.ts'
import { agendaDay, agendaItem } from './agenda-rows.ts'
import {
  agendaTemplate,
  agendaTemplateDay,
  agendaTemplateItem,
  agendaTemplateSummary,
} from './agenda-templates.ts'
import { agreementContent } from './agreement-content.ts'
import { agreedQuote, agreement, agreementVersion, signature } from './agreement-rows.ts'
import { keptTemplate } from './agreements.ts'
import { announcedText, comingText, comparedLine, textChange } from './announcement-rows.ts'
import { answerProgress } from './answer-progress.ts'
import { agendaOfDay, appointment, appointmentAttendee, plannerWeek } from './appointments.ts'
import {
  bookAccount,
  bookCharge,
  bookEntry,
  bookIssuer,
  bookLink,
  bookReceipt,
  books,
  paymentFile,
} from './book-rows.ts'
import { bookPrice, bookVendor, vendorBook } from './book-vendors.ts'
import { branding, storedLogo } from './branding.ts'
import { budget } from './budget.ts'
import { importedSheet } from './budget-sheet.ts'
import { closure, heldDay, plannerCalendar } from './calendar.ts'
import { calendarSubscription } from './calendar-subscription.ts'
import { component } from './catalogue.ts'
import { catering, cateringSheet, cateringVersion, sentCatering } from './catering.ts'
import { comment } from './comments.ts'
import { broughtWedding, exportContents, exportSchedule, weddingExport } from './exports.ts'
import { reminderRun, stoppedAddress } from './guest-mails.ts'
import { guestMessage, messageFamily, messageGroup, messageRecipient } from './guest-messages.ts'
import { giftItem, guestPageContent, guestPageState } from './guest-page.ts'
import { guest, guestImport, guestSummary } from './guests.ts'
import { householdAnswer } from './household-invitations.ts'
import { guestDetails, household, invitationSettings, weddingEvent } from './household-rows.ts'
import { householdList } from './households.ts'
import {
  importFile,
  importLeftOut,
  importLine,
  importPart,
  importPreview,
  importQuestion,
  importUndo,
  importView,
} from './import-rows.ts'
import { inspirationFolder } from './inspiration-folders.ts'
import { inspirationImage } from './inspiration-images.ts'
import { certificate, invoiceRow, invoicing, registerLine } from './invoicing-rows.ts'
import { itemFile } from './item-files.ts'
import { liveEvent, presentMember } from './live.ts'
import { hotel, lodgingPerson, lodgingWish, roomBlock } from './lodging-rows.ts'
import { memberCode } from './member-codes.ts'
import {
  contentReport,
  hiddenContent,
  openedReport,
  reportClaim,
  reportDecision,
  reportedPhoto,
} from './moderation.ts'
import { notification, notificationSettings } from './notifications.ts'
import {
  failedJob,
  operatorAccount,
  operatorAct,
  operatorConversation,
  operatorNumbers,
  operatorOverview,
  waitingConversation,
} from './operator-rows.ts'
import { ownCalendar } from './own-calendar.ts'
import { passkey } from './passkeys.ts'
import { instalment, paymentPlan, weddingPayments } from './payment-plans.ts'
import { nextPayment, payer, payment } from './payment-rows.ts'
import {
  plannerImportLine,
  plannerImportPreview,
  plannerImportRow,
  plannerImportUndo,
  plannerImportView,
} from './planner-import-rows.ts'
import { directoryPlanner, linkedPlanner, portfolioImage, publicPlanner } from './planners.ts'
import { ownPortfolioImage } from './portfolio.ts'
import { acceptedDocument, profile, session } from './profile.ts'
import { profit, profitClock } from './profit.ts'
import { findableFamilies, publicPage, publicPageState } from './public-page.ts'
import { provedFacts, publicProfile } from './public-profile.ts'
import { published } from './publication.ts'
import { quote, quoteContent } from './quote-rows.ts'
import { keptPackage } from './quotes.ts'
import { replyTemplate } from './reply-templates.ts'
import { requestEvent } from './request-events.ts'
import { plannerRequest, requestFigures, sentQuote } from './requests.ts'
import { affectedWedding, dataExport, pendingDeletion } from './rights.ts'
import { scenario, scenarioChanges } from './scenarios.ts'
import { seatingEvent, seatingPerson, seatingTable } from './seating.ts'
import { seatDraft } from './seating-draft.ts'
import { groundPlace, roomGround, roomPicture } from './seating-ground.ts'
import { roomBox, roomPoint, seatingRoom, seatingShape } from './seating-room.ts'
import { seatingRule } from './seating-rules.ts'
import { sharedLink } from './shared-links.ts'
import { weddingCover, weddingLook } from './style.ts'
import { planReceipt, subscription } from './subscription.ts'
import { openedConversation, supportConversation, supportFacts, supportMessage } from './support.ts'
import { weddingFacts } from './task-facts.ts'
import { nextTasks, task, taskLine } from './task-rows.ts'
import {
  offeredTemplate,
  taskTemplate,
  templateSummary,
  templateTask,
  templateWedding,
} from './task-template-rows.ts'
import { weekEvent, weekWedding } from './task-week.ts'
import { templateSharing } from './template-sharing.ts'
import { templateVersion } from './template-versions.ts'
import { busPerson, busStop, busTrip } from './transport.ts'
import { busBoarding } from './transport-boarding.ts'
import { busSheet, busSheetVersion } from './transport-sheet.ts'
import { headPrice, perHead } from './vendor-prices.ts'
import { vendor } from './vendors.ts'
import { wallet } from './wallets.ts'
import { webhook, webhookDelivery, webhookWithSecret } from './webhooks.ts'
import { deletedWedding, member, wedding } from './weddings.ts'

/** The answers of the API, by the names they have in the OpenAPI document and so in a generated client. */
export const NAMED_SCHEMAS: Record<string, z.ZodType> = {
  Account: account,
  AcceptedDocument: acceptedDocument,
  ActivityChange: change,
  ActivityConflict: conflict,
  ActivityLine: line,
  ActivityNews: news,
  ActivityUndoing: undoing,
  AffectedWedding: affectedWedding,
  AgendaDay: agendaDay,
  AgendaItem: agendaItem,
  AgendaLink: agendaLink,
  AgendaLeftItem: leftItem,
  AgendaMovedItems: movedItems,
  AnswerProgress: answerProgress,
  AppWithAccess: appWithAccess,
  BookAccount: bookAccount,
  BookCharge: bookCharge,
  BookEntry: bookEntry,
  Agency: agency,
  AgencyAbsence: absence,
  AgencyInvitation: agencyInvitation,
  AgencyPerson: agencyPerson,
  AgencyWedding: agencyWedding,
  OpenedInvitation: openedInvitation,
  OwnPlace: ownPlace,
  Team: team,
  BookIssuer: bookIssuer,
  BookLink: bookLink,
  BookReceipt: bookReceipt,
  Books: books,
  Invoicing: invoicing,
  Invoice: invoiceRow,
  InvoiceCertificate: certificate,
  InvoicingRegisterLine: registerLine,
  Branding: branding,
  Budget: budget,
  ImportedSheet: importedSheet,
  Scenario: scenario,
  ScenarioChanges: scenarioChanges,
  Catering: catering,
  CateringSheet: cateringSheet,
  CateringVersion: cateringVersion,
  ComingDay: comingDay,
  Component: component,
  DataExport: dataExport,
  BroughtWedding: broughtWedding,
  WeddingExport: weddingExport,
  WeddingExportContents: exportContents,
  WeddingExportSchedule: exportSchedule,
  Subscription: subscription,
  PlanReceipt: planReceipt,
  DeletedWedding: deletedWedding,
  DirectoryPlanner: directoryPlanner,
  EmailChange: emailChange,
  Guest: guest,
  GuestDetails: guestDetails,
  GuestImport: guestImport,
  GuestMessage: guestMessage,
  GuestPage: guestPageState,
  GuestPageContent: guestPageContent,
  PublicPage: publicPage,
  PublicPageState: publicPageState,
  FindableFamilies: findableFamilies,
  GuestSummary: guestSummary,
  Household: household,
  HouseholdAnswer: householdAnswer,
  HouseholdList: householdList,
  InspirationFolder: inspirationFolder,
  InspirationImage: inspirationImage,
  Invitation: memberCode,
  InvitationSettings: invitationSettings,
  ItemFile: itemFile,
  AccountEvent: accountEvent,
  Factors: factors,
  LinkedAccount: linkedAccount,
  LinkedPlanner: linkedPlanner,
  LiveEvent: liveEvent,
  Member: member,
  MessageFamily: messageFamily,
  MessageGroup: messageGroup,
  MessageRecipient: messageRecipient,
  Notification: notification,
  NotificationSettings: notificationSettings,
  OpenSession: openSession,
  FailedJob: failedJob,
  OperatorAccount: operatorAccount,
  OperatorAct: operatorAct,
  OperatorConversation: operatorConversation,
  OperatorNumbers: operatorNumbers,
  OperatorOverview: operatorOverview,
  WaitingConversation: waitingConversation,
  OwnPortfolioImage: ownPortfolioImage,
  OwnCalendar: ownCalendar,
  Passkey: passkey,
  Instalment: instalment,
  Payer: payer,
  NextPayment: nextPayment,
  Payment: payment,
  PaymentPlan: paymentPlan,
  WeddingPayments: weddingPayments,
  PaymentFile: paymentFile,
  PendingDeletion: pendingDeletion,
  PerHead: perHead,
  PlannerRequest: plannerRequest,
  SentQuote: sentQuote,
  RequestFigures: requestFigures,
  PlannerCalendar: plannerCalendar,
  BringableWedding: bringableWedding,
  Appointment: appointment,
  AppointmentAttendee: appointmentAttendee,
  AgendaOfDay: agendaOfDay,
  PlannerWeek: plannerWeek,
  CalendarSubscription: calendarSubscription,
  Closure: closure,
  HeldDay: heldDay,
  ReplyTemplate: replyTemplate,
  BookPrice: bookPrice,
  BookVendor: bookVendor,
  VendorBook: vendorBook,
  Agreement: agreement,
  AgreementContent: agreementContent,
  AgreementTemplate: keptTemplate,
  AgreedQuote: agreedQuote,
  AgreementVersion: agreementVersion,
  AgreementSignature: signature,
  Quote: quote,
  QuoteContent: quoteContent,
  QuotePackage: keptPackage,
  RequestEvent: requestEvent,
  PlannerImport: plannerImportView,
  PlannerImportLine: plannerImportLine,
  PlannerImportWedding: plannerImportRow,
  PlannerImportPreview: plannerImportPreview,
  PlannerImportUndo: plannerImportUndo,
  PortfolioImage: portfolioImage,
  PresentMember: presentMember,
  Profile: profile,
  ProvedFacts: provedFacts,
  Publication: published,
  PublicPlanner: publicPlanner,
  Profit: profit,
  ProfitClock: profitClock,
  PublicProfile: publicProfile,
  ReminderRun: reminderRun,
  Restoring: restoring,
  RemovedRow: removedRow,
  RemovedThing: removed,
  SecondStepAsked: secondStepAsked,
  SentCatering: sentCatering,
  Session: session,
  SharedLink: sharedLink,
  SignedIn: signedIn,
  OpenedConversation: openedConversation,
  ComparedLine: comparedLine,
  ComingText: comingText,
  AnnouncedText: announcedText,
  TextChange: textChange,
  ContentReport: contentReport,
  OpenedReport: openedReport,
  ReportDecision: reportDecision,
  ReportClaim: reportClaim,
  ReportedPhoto: reportedPhoto,
  HiddenContent: hiddenContent,
  SupportConversation: supportConversation,
  SupportFacts: supportFacts,
  SupportMessage: supportMessage,
  StoppedAddress: stoppedAddress,
  StoredLogo: storedLogo,
  Tokens: tokens,
  Vendor: vendor,
  Comment: comment,
  SeatingEvent: seatingEvent,
  SeatingTable: seatingTable,
  SeatingPerson: seatingPerson,
  SeatingRule: seatingRule,
  Import: importView,
  ImportLine: importLine,
  ImportFile: importFile,
  ImportPart: importPart,
  ImportQuestion: importQuestion,
  ImportLeftOut: importLeftOut,
  ImportPreview: importPreview,
  ImportUndo: importUndo,
  GiftItem: giftItem,
  Hotel: hotel,
  RoomBlock: roomBlock,
  LodgingPerson: lodgingPerson,
  LodgingWish: lodgingWish,
  SeatDraft: seatDraft,
  RoomPoint: roomPoint,
  RoomBox: roomBox,
  RoomPicture: roomPicture,
  GroundPlace: groundPlace,
  RoomGround: roomGround,
  SeatingRoom: seatingRoom,
  SeatingShape: seatingShape,
  BusStop: busStop,
  BusTrip: busTrip,
  BusPerson: busPerson,
  BusBoarding: busBoarding,
  BusSheet: busSheet,
  BusSheetVersion: busSheetVersion,
  Task: task,
  NextTasks: nextTasks,
  TaskLine: taskLine,
  TaskWeekEvent: weekEvent,
  TaskWeekWedding: weekWedding,
  TemplateTask: templateTask,
  TaskTemplate: taskTemplate,
  TaskTemplateSummary: templateSummary,
  TaskTemplateWedding: templateWedding,
  TemplateVersion: templateVersion,
  TemplateSharing: templateSharing,
  AgendaTemplate: agendaTemplate,
  AgendaTemplateDay: agendaTemplateDay,
  AgendaTemplateItem: agendaTemplateItem,
  AgendaTemplateSummary: agendaTemplateSummary,
  OfferedTaskTemplate: offeredTemplate,
  WeddingFacts: weddingFacts,
  Wallet: wallet,
  Webhook: webhook,
  WebhookDelivery: webhookDelivery,
  WebhookWithSecret: webhookWithSecret,
  Wedding: wedding,
  WeddingCover: weddingCover,
  WeddingEvent: weddingEvent,
  WeddingLook: weddingLook,
}

/** The inputs that more than one place takes. */
export const NAMED_INPUTS: Record<string, z.ZodType> = { HeadPrice: headPrice }
