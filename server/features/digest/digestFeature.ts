import { readDigest, saveDigest } from './digest.ts'
import { mailAtOnce } from './mailDigest.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const digestFeature = {
  routes: {
    'GET /api/digest': async (context, { caller }) => ({
      ...(await readDigest(context.db, caller.person.id)),
      canSendMail: context.config.smtpUrl !== null,
    }),
    'PUT /api/digest': saveDigest,
  },
  jobs: { 'mail-memories': mailAtOnce },
} satisfies Feature
