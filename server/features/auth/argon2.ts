import { fail } from '../../errors/fail.ts'

/** Each takes a core for a while, and 19 MB. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 100

let running = 0
const waiting: (() => void)[] = []

const load = () => import('@node-rs/argon2')

export const hash = (password: string | Uint8Array) => queue(async () => (await load()).hash(password))
export const verify = (hashed: string, password: string) =>
  queue(async () => (await load()).verify(hashed, password))

/** Throws `not_ready` when very many wait: they would give up before they are answered. */
async function queue<T>(work: () => Promise<T>): Promise<T> {
  if (running < MOST_AT_ONCE) running++
  else {
    if (waiting.length >= MOST_WAITING) throw fail('not_ready', {}, { retryAfter: 10 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
