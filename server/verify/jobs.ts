import { enqueue } from '../jobs/jobs.ts'
import { change } from '../database/change.ts'
import type { Context } from '../context.ts'
import { removeUnstored } from '../features/media/visibility.ts'
import { findStrays } from './strays.ts'
import { verifyDue } from './verifyDue.ts'

const CLEAR = 'clear-leftovers'
const VERIFY = 'verify-files'

export function registerVerifyJobs(context: Context) {
  context.jobs.define(CLEAR, async () => {
    for (const id of (await findStrays(context)).leftovers) await removeUnstored(context, id)
  })
  context.jobs.define(VERIFY, async () => {
    const next = await verifyDue(context)
    await change(context, [], async (tx) => {
      // a subject of its own: under its present one it would be done again at once
      await enqueue(tx, VERIFY, `at ${next}`, next)
      if (context.config.smtpUrl) await enqueue(tx, 'mail-safekeeping', 'news', context.clock())
    })
  })
}

/** At a start: clears up after a crash, and begins to read the originals again, slowly, unless another instance does. */
export async function beginVerifying(context: Context): Promise<void> {
  await change(context, [], async (tx) => {
    const now = context.clock()
    await enqueue(tx, CLEAR, 'all', now)
    const begun = await tx.selectFrom('jobs').select('id').where('kind', '=', VERIFY).executeTakeFirst()
    if (!begun) await enqueue(tx, VERIFY, 'begin', now)
  })
}
