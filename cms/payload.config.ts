import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { zh } from '@payloadcms/translations/languages/zh'
import path from 'node:path'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { createLog } from '../app/server/create-log'
import { PAYLOAD_LANGUAGE, type AdminText } from '../collections/languages/admin-language'
import { DEFAULT_LANGUAGE } from '../collections/resumes/choices'
import { accountEvents } from '../collections/account-events'
import { assistantCollections } from '../collections/assistant'
import { assistantSettings } from '../collections/assistant/assistant-settings'
import { auditEvents } from '../collections/audit/audit-events'
import { auditTrail } from '../collections/audit/audit-trail'
import { dailyCounts } from '../collections/daily-counts'
import { draftsAboveLive } from '../collections/drafts/drafts-above-live'
import { ownDateFormats } from '../collections/fields/own-date-formats'
import { ownJsonFields } from '../collections/fields/own-json-fields'
import { spokenLabels } from '../collections/fields/spoken-labels'
import { guides } from '../collections/guides'
import { guidePlaces } from '../collections/guides/guide-places'
import { jobsConfig } from '../collections/jobs/jobs-config'
import { loginScenes } from '../collections/login-scenes'
import { media } from '../collections/media'
import { IMAGE_RULES } from '../collections/media/image-rules'
import { membershipCollections } from '../collections/membership'
import { inviteRules } from '../collections/membership/invite-rules'
import { oneTimeCodes } from '../collections/one-time-codes'
import { pagePlans } from '../collections/page-plans'
import { recruitments } from '../collections/recruitments'
import { resumeGroups } from '../collections/resume-groups'
import { reviewComments } from '../collections/review-comments'
import { shareDays, shareLinks } from '../collections/share-links'
import { resumes } from '../collections/resumes'
import { searchEntries } from '../collections/search/search-entries'
import { siteSearch } from '../collections/search/site-search'
import { templates } from '../collections/templates'
import { proposals } from '../collections/proposals'
import { users } from '../collections/users'
import { readEnv } from '../env.server'
import { assistantTry } from './admin/assistant/try-endpoint'
import { inviteBatches } from './admin/invites/batch-endpoint'
import { orderRefunds } from './admin/orders/refund-endpoint'
import { passkeyRemoval } from './admin/people/passkey-endpoint'
import { adminTexts } from './admin/texts'
import { answerError } from './answer-error'
import { databaseAdapter } from './database/adapter'
import { guardQueries } from './guard-queries'
import { limitRootFields } from './limit-graphql'
import { keepForAdmins } from './keep-for-admins'
import { mailTransport } from './mail-transport'
import { s3Files } from './s3-files'

const env = readEnv()

/** How Payload runs: a table of contents. */
export default buildConfig({
  // The build only reads the shape of the config; a running server always has a secret (see ensureSecret).
  secret: env.PAYLOAD_SECRET ?? 'only-while-building',
  db: databaseAdapter(env),
  // Payload's own would write the values of a failed statement: hashes, codes, whole resumes.
  logger: createLog(env),
  email: nodemailerAdapter(mailTransport(env)),
  editor: lexicalEditor(),
  sharp,
  collections: [
    users,
    templates,
    resumes,
    resumeGroups,
    recruitments,
    guides,
    guidePlaces,
    searchEntries,
    media({ folder: path.resolve(env.DATA_DIR, 'uploads') }),
    proposals,
    auditEvents,
    accountEvents,
    dailyCounts,
    pagePlans,
    shareLinks,
    shareDays,
    reviewComments,
    oneTimeCodes,
    ...membershipCollections,
    ...assistantCollections,
    loginScenes,
  ],
  globals: [inviteRules, assistantSettings],
  custom: { adminTwoStep: env.ADMIN_TWO_STEP },
  jobs: jobsConfig,
  upload: { limits: { fileSize: IMAGE_RULES.bytes }, abortOnLimit: true },
  plugins: [
    orderRefunds(env),
    inviteBatches,
    passkeyRemoval,
    assistantTry(env),
    siteSearch,
    s3Files(env),
    draftsAboveLive,
    auditTrail,
    ownJsonFields,
    ownDateFormats,
    spokenLabels,
  ],
  admin: {
    user: users.slug,
    // The other choice asks a stranger's site for a picture of each user's address.
    avatar: 'default',
    meta: { titleSuffix: ' · Jianli' },
    dateFormat: 'yyyy-MM-dd HH:mm',
    components: {
      providers: ['/admin/words/ChineseNames#ChineseNames'],
      beforeDashboard: ['/admin/dashboard/Dashboard#Dashboard'],
      afterLogin: ['/admin/brand/ResetOnSite#ResetOnSite'],
      graphics: { Logo: '/admin/brand/Logo#Logo', Icon: '/admin/brand/Mark#Mark' },
    },
    importMap: {
      baseDir: path.resolve('cms'),
      importMapFile: path.resolve('cms/app/(payload)/admin/importMap.js'),
    },
  },
  i18n: {
    supportedLanguages: { en, zh } satisfies Record<keyof AdminText, unknown>,
    fallbackLanguage: PAYLOAD_LANGUAGE[DEFAULT_LANGUAGE],
    translations: adminTexts,
  },
  hooks: { afterError: [answerError] },
  graphQL: { disable: !env.GRAPHQL, validationRules: () => [limitRootFields] },
  telemetry: false,
  // By `npm run generate:types`, not by each start in development and each test file: ten seconds of a processor.
  typescript: { outputFile: path.resolve('cms/payload-types.ts'), autoGenerate: false },
})
  .then(keepForAdmins)
  .then(guardQueries)
