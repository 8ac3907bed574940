import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { removeUnstored } from '../../memorial/files/lifecycle.ts'
import { findStrays } from './strays.ts'
import { verifyDue } from './verifyDue.ts'

/** Registers two repeated jobs. The first removes files that a crash left behind; the second checks all originals in turn. */
export function registerVerifyJobs(context: Context) {
  context.jobs.repeat('clear-leftovers', async () => {
    for (const id of (await findStrays(context)).leftovers) await removeUnstored(context, id)
    return context.clock() + DAY
  })
  context.jobs.repeat('verify-files', () => verifyDue(context))
}
