import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openStorage } from '../../../server/platform/storage/open.ts'
import type { Storage } from '../../../server/platform/storage/storage.ts'
import type { Backend } from '../../support/world/backends.ts'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { createNetworkSend, createPerson } from '../../../samples/person.ts'
import { runStatement } from '../../support/servers/postgres.ts'
import { type ServerProcess, startProcess } from '../../support/servers/process.ts'
import { administrator } from '../../support/world/template.ts'
import { inspect, findLeftovers } from './inspect.ts'
import { Ledger, type Entry } from './ledger.ts'
import type { Cut } from './powerCuts.ts'
import { type Worker, performRandomAction } from './randomActions.ts'
import { openLink } from '../../support/guests/sendByLink.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { randomInt } from '../../support/random/randomInt.ts'

export interface RoundsOptions {
  rounds: number
  backend: Backend
  /** servers that share the backend; one of them is killed in each round */
  instances: number
  /** kills the server and cuts the power of its disk; if undefined, the server is only killed */
  cut?: Cut | undefined
}

const WORKERS = 4
/** A round lasts at least until the server has acknowledged this many changes, so that there is something to lose. */
const MIN_CHANGES = 2
/** A round waits for up to this many further changes, but for no more once it has lasted LONG_ROUND_MS. */
const MAX_MORE_CHANGES = 24
const LONG_ROUND_MS = 3_000
/** How often to look whether the files of what was interrupted are gone. */
const MAX_LOOKS = 1_200
/** The kill follows within this time, so that it interrupts requests at any point. */
const MAX_DELAY_MS = 60

/**
 * In each round, lets workers change a memorial, kills a server at a random moment, starts it again, and compares what it has
 * stored with what it has acknowledged. `losses` has a sentence for each difference.
 */
export async function runRounds(options: RoundsOptions) {
  const { backend, instances } = options
  const losses: string[] = []
  const ledger = new Ledger()
  const own: Entry[][] = Array.from({ length: WORKERS }, () => [])
  const envs: Record<string, string>[] = await Promise.all(
    Array.from({ length: instances }, async (_, index) => ({
      ...environmentOf(index === 0 ? backend : { ...backend, dataDir: temporaryFolder() }),
      TRUST_PROXY: '1',
    })),
  )
  const copies = temporaryFolder()
  const servers = await Promise.all(envs.map(startServing))
  const storage = await openStorage(backend)
  const cookie =
    (await createPerson(createNetworkSend(servers[0]?.url ?? '')).logIn(administrator)).cookie ?? ''
  const admin = createPerson(createNetworkSend(servers[0]?.url ?? ''), { cookie })
  const run: Run = { backend, ledger, cookie, link: await openLink(admin), servers }
  try {
    for (let round = 1; round <= options.rounds; round++) {
      const victim = randomInt(instances)
      const stop = { now: false }
      const working = own.map((entries) => keepWorking(run, entries, stop))
      const backup = randomInt(10) < 3 && startCommand('commands/backup', [copies], envs[0] ?? {})
      const kill = async () => {
        stop.now = true
        servers[victim]?.kill('SIGKILL')
        if (backup) backup.kill()
        await Promise.all([servers[victim]?.ended, backup && backup.ended])
      }
      await waitForChanges(ledger)
      await (options.cut?.(kill) ?? kill())
      await Promise.all(working)
      await killWhileStarting(envs[victim] ?? {})
      servers[victim] = await startServing(envs[victim] ?? {})
      const wrong = await inspectRound(run, servers[victim].url, storage)
      assignOwners(ledger, own)
      losses.push(...wrong.map((fault) => `round ${round}: ${fault}`))
    }
    losses.push(...(await checkLastBackup(copies, envs[0] ?? {})))
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
  }
  return { acknowledged: ledger.acknowledged, losses: [...losses, ...ledger.errors] }
}

async function startServing(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(env)
  if (!server.url) throw new Error(`a server did not start: ${server.output()}`)
  return server
}

/** In some rounds, starts a server and kills it while it starts. */
async function killWhileStarting(env: Record<string, string>) {
  if (randomInt(20) > 2) return
  const starting = startCommand('main', [], { ...env, PORT: '0' })
  await setTimeout(randomInt(700))
  starting.kill()
  await starting.ended
}

async function waitForChanges(ledger: Ledger) {
  const least = ledger.acknowledged + MIN_CHANGES
  const enough = least + randomInt(MAX_MORE_CHANGES)
  const end = Date.now() + LONG_ROUND_MS
  const isOver = () => ledger.acknowledged >= least && (ledger.acknowledged >= enough || Date.now() > end)
  while (!isOver()) await setTimeout(5)
  await setTimeout(randomInt(MAX_DELAY_MS))
}

const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

interface Run {
  backend: Backend
  ledger: Ledger
  cookie: string
  link: Worker['link']
  servers: ServerProcess[]
}

/** Performs actions, each on a random server, until `stop.now` is set. */
async function keepWorking({ ledger, cookie, link, servers }: Run, own: Entry[], stop: { now: boolean }) {
  const to = () => createNetworkSend(servers[randomInt(servers.length)]?.url ?? '')
  const visitor = () => createPerson(to(), { 'x-forwarded-for': randomAddress() })
  while (!stop.now) {
    const worker: Worker = { ledger, own, admin: createPerson(to(), { cookie }), visitor, link }
    if (!(await performRandomAction(worker)) && servers.length === 1) await setTimeout(5)
  }
}

async function inspectRound({ backend, ledger, cookie }: Run, url: string, storage: Storage) {
  const to = createNetworkSend(url)
  const { wrong, ids, paths } = await inspect(ledger, createPerson(to, { cookie }), createPerson(to), storage)
  const findAll = async () => findLeftovers(storage, [...ids, ...(await listUnfinishedIds(backend))], paths)
  let leftovers = await findAll()
  for (let looks = 0; looks < MAX_LOOKS && leftovers.length > 0; looks += 1) {
    await setTimeout(50)
    leftovers = await findAll()
  }
  return [...wrong, ...leftovers.map((folder) => `${folder} is left over`)]
}

/**
 * Lists the ids of files that no row has yet, because another instance may still be storing them. If no row follows, a job
 * removes them an hour after the upload began.
 */
async function listUnfinishedIds({ databaseUrl }: Backend): Promise<string[]> {
  if (!databaseUrl) return []
  const rows = await runStatement<{ subject: string }>(
    databaseUrl,
    `select subject from jobs where kind = 'remove-private' and due_at > ${Date.now() + 60_000}`,
  )
  return rows.map(({ subject }) => subject)
}

/**
 * Gives the entries without an owner to the first worker: they were stored, but not acknowledged. Takes the entries that no
 * longer exist from their owners.
 */
function assignOwners({ entries }: Ledger, own: Entry[][]) {
  const inMemories = new Set(entries.flatMap(({ photos }) => photos))
  const owned = new Set(own.flat())
  own[0]?.push(...entries.filter((entry) => !owned.has(entry) && !inMemories.has(entry)))
  for (const list of own) list.splice(0, list.length, ...list.filter((entry) => entries.includes(entry)))
}

/** Makes a backup in the folder of the backups that were killed, and checks it and the memorial. Returns what is wrong. */
async function checkLastBackup(copies: string, env: Record<string, string>): Promise<string[]> {
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
