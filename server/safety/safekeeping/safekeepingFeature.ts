import { mailProblems } from './mailProblems.ts'
import { readSafekeeping } from './safekeeping.ts'
import { DAY, HOUR } from '../../../domain/timeUnits.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { beginDueBackup } from '../backup/jobs.ts'
import { removeLeftovers } from '../verify/strays.ts'
import { verifyDue } from '../verify/verifyDue.ts'

export const safekeepingFeature = {
  routes: {
    'GET /api/safekeeping': (context, { caller }) => readSafekeeping(context, caller.texts),
  },
  jobs: {
    'clear-leftovers': {
      run: async (context) => {
        await removeLeftovers(context)
        return context.clock() + DAY
      },
    },
    'verify-files': { run: verifyDue },
    'save-backup': { needs: 'backup', run: beginDueBackup },
    'mail-safekeeping': {
      needs: 'smtpUrl',
      run: async (context) => {
        await mailProblems(context)
        return context.clock() + HOUR
      },
    },
  },
} satisfies Feature
