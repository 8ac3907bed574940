import { readdirSync, readFileSync } from 'node:fs'
import type { makeCheckout } from './checkout.ts'

type Checkout = Awaited<ReturnType<typeof makeCheckout>>

/** Lists what a killed update or npm run back has left in a checkout's folders. */
export const listLeftovers = ({ at }: Checkout): string[] =>
  ['', 'versions', 'data']
    .flatMap((folder) => readdirSync(at(folder)))
    .filter((name) => /^(trial|unfinished)-|part$|^back$|-back$/.test(name))

/** Lists the processes that an update has started to try a release: their data folder is that of a trial. */
export const listTrials = ({ at }: Checkout): string[] =>
  readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && readEnvironment(name).includes(`DATA_DIR=${at('versions/trial-')}`),
  )

/** Reads the environment of a process; empty if it has ended. */
function readEnvironment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}
