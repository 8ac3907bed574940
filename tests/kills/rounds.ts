import { randomInt } from 'node:crypto'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openStorage } from '../../server/platform/storage/open.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import type { Backend } from '../support/world/backends.ts'
import { startCommand } from '../support/servers/command.ts'
import { environmentOf } from '../support/world/environment.ts'
import { createNetworkSend, createPerson } from '../../samples/person.ts'
import { runStatement } from '../support/servers/postgres.ts'
import { type ServerProcess, startProcess } from '../support/servers/process.ts'
import { administrator } from '../support/world/template.ts'
import { inspect, leftovers } from './inspect.ts'
import { Ledger, type Thing } from './ledger.ts'
import type { Cut } from './powerCuts.ts'
import { type Worker, workOnce } from './randomActions.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

export interface RoundsOptions {
  rounds: number
  backend: Backend
  /** servers that share the backend; one of them is killed in each round */
  instances: number
  /** the work on the data folder between the kill and the next start, such as cutting its power */
  between?: Cut | undefined
}

const WORKERS = 4
/** A server is killed after at most this many responses, or milliseconds when they come slowly, and a moment more. */
const MOST_RESPONSES = 24
/** On a busy machine, a round lasts until there is something to lose. */
const FEWEST_RESPONSES = 2
const LONGEST_ROUND = 3_000
const MOMENT = 60

/**
 * Lets people work on a memorial, kills a server at a random moment, starts it again and looks what is there. `losses` are a
 * sentence each.
 */
export async function runRounds(options: RoundsOptions) {
  const { backend, instances } = options
  const losses: string[] = []
  const ledger = new Ledger()
  const own: Thing[][] = Array.from({ length: WORKERS }, () => [])
  const envs: Record<string, string>[] = await Promise.all(
    Array.from({ length: instances }, async (_, index) => ({
      ...environmentOf(index === 0 ? backend : { ...backend, dataDir: temporaryFolder() }),
      TRUST_PROXY: '1',
    })),
  )
  const copies = temporaryFolder()
  const servers = await Promise.all(envs.map(serving))
  const storage = await openStorage(backend)
  const cookie =
    (await createPerson(createNetworkSend(servers[0]?.url ?? '')).logIn(administrator)).cookie ?? ''
  const run: Run = { backend, ledger, cookie, servers }
  try {
    for (let round = 1; round <= options.rounds; round++) {
      const victim = randomInt(instances)
      const stop = { now: false }
      const working = own.map((things) => keepWorking(run, things, stop))
      const backup = Math.random() < 0.3 && startCommand('commands/backup', [copies], envs[0] ?? {})
      const kill = async () => {
        stop.now = true
        servers[victim]?.kill('SIGKILL')
        if (backup) backup.kill()
        await Promise.all([servers[victim]?.ended, backup && backup.ended])
      }
      await someAnswers(ledger)
      await (options.between?.(kill) ?? kill())
      await Promise.all(working)
      await killWhileStarting(envs[victim] ?? {})
      servers[victim] = await serving(envs[victim] ?? {})
      const wrong = await inspectRound(run, servers[victim].url, storage)
      adopt(ledger, own)
      losses.push(...wrong.map((fault) => `round ${round}: ${fault}`))
    }
    losses.push(...(await lastBackup(copies, envs[0] ?? {})))
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
  }
  return { acknowledged: ledger.acknowledged, losses: [...losses, ...ledger.errors] }
}

async function serving(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(env)
  if (!server.url) throw new Error(`a server did not start: ${server.output()}`)
  return server
}

/** Now and then a start is killed as well. */
async function killWhileStarting(env: Record<string, string>) {
  if (Math.random() > 0.15) return
  const starting = startCommand('main', [], { ...env, PORT: '0' })
  await setTimeout(randomInt(700))
  starting.kill()
  await starting.ended
}

async function someAnswers(ledger: Ledger) {
  const least = ledger.acknowledged + FEWEST_RESPONSES
  const enough = least + randomInt(MOST_RESPONSES)
  const end = Date.now() + LONGEST_ROUND
  const isOver = () => ledger.acknowledged >= least && (ledger.acknowledged >= enough || Date.now() > end)
  while (!isOver()) await setTimeout(5)
  await setTimeout(randomInt(MOMENT))
}

const anywhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

interface Run {
  backend: Backend
  ledger: Ledger
  cookie: string
  servers: ServerProcess[]
}

/** Sends each change to a random server, until told to stop. */
async function keepWorking({ ledger, cookie, servers }: Run, own: Thing[], stop: { now: boolean }) {
  const to = () => createNetworkSend(servers[randomInt(servers.length)]?.url ?? '')
  const visitor = () => createPerson(to(), { 'x-forwarded-for': anywhere() })
  while (!stop.now) {
    const worker: Worker = { ledger, own, admin: createPerson(to(), { cookie }), visitor }
    if (!(await workOnce(worker)) && servers.length === 1) await setTimeout(5)
  }
}

async function inspectRound({ backend, ledger, cookie }: Run, url: string, storage: Storage) {
  const since = Date.now()
  const to = createNetworkSend(url)
  const { wrong, ids, paths } = await inspect(ledger, createPerson(to, { cookie }), createPerson(to), storage)
  const findLeft = async () => leftovers(storage, [...ids, ...(await pendingOf(backend))], paths)
  let left = await findLeft()
  while (left.length > 0 && Date.now() < since + 60_000) {
    await setTimeout(50)
    left = await findLeft()
  }
  return [...wrong, ...left.map((folder) => `${folder} is left over`)]
}

/** Other instances may still be sending what no row knows yet: there its files go after an hour. */
async function pendingOf({ databaseUrl }: Backend): Promise<string[]> {
  if (!databaseUrl) return []
  const rows = await runStatement<{ subject: string }>(
    databaseUrl,
    `select subject from jobs where kind = 'remove-private' and due_at > ${Date.now() + 60_000}`,
  )
  return rows.map(({ subject }) => subject)
}

/** A file that arrived without an answer has no owner yet, and one that is gone has no use for one. */
function adopt({ things }: Ledger, own: Thing[][]) {
  const inMemories = new Set(things.flatMap(({ photos }) => photos))
  const owned = new Set(own.flat())
  own[0]?.push(...things.filter((thing) => !owned.has(thing) && !inMemories.has(thing)))
  for (const list of own) list.splice(0, list.length, ...list.filter((thing) => things.includes(thing)))
}

/** After all the backups that were killed, one is made and read through; answers what is wrong. */
async function lastBackup(copies: string, env: Record<string, string>): Promise<string[]> {
  const wrong: string[] = []
  for (const [script, args] of [
    ['commands/backup', [copies]],
    ['commands/restore', ['--check', copies]],
    ['commands/verify', []],
  ] as const) {
    const command = startCommand(script, args, env)
    if ((await command.ended) !== 0) wrong.push(`${path.basename(script)}: ${command.output()}`)
  }
  return wrong
}
