import assert from 'node:assert/strict'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { type Config, parseConfig } from '../../server/base/config/config.ts'
import { PlainError } from '../../server/base/errors/PlainError.ts'
import { lockDataDir, lockFolder } from '../../server/base/process/lock.ts'
import { describeThisServer, writeRunningServer } from '../../server/base/process/running.ts'
import { describeFinding, type Subject } from '../../server/operations/doctor/check.ts'
import { machineChecks } from '../../server/operations/doctor/machineChecks.ts'
import { serviceChecks } from '../../server/operations/doctor/serviceChecks.ts'
import { storageChecks } from '../../server/operations/doctor/storageChecks.ts'
import { connectDatabase, getSqlitePath } from '../../server/platform/database/open.ts'
import { openStorage } from '../../server/platform/storage/open.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { openWorld } from '../support/world/world.ts'
import { addFailedJob, addLostOriginal, addUnknownZone } from './addFaults.ts'
import { makeDamagedDatabase } from './makeDamagedDatabase.ts'

// an empty PATH hides ffmpeg from its check
process.env['PATH'] = ''

const checks = [...machineChecks, ...storageChecks, ...serviceChecks]
const DAY = 86_400_000

const folder = temporaryFolder()
const closers: (() => unknown)[] = []
const world = await openWorld()
const lock = lockFolder(world.dataDir, new PlainError('it is locked'))
if (process.getuid?.() === 0) await chown(world.dataDir, 65_534, 65_534)
const { db, storage, config } = world.context
const now = Date.now()
await db.insertInto('backups').values({ made_at: now, files: 1, bytes: 1, faults: 0 }).execute()
/** A memorial without faults. */
const well: Subject & { config: Config } = { env: {}, config, db, storage, now }
writeRunningServer(config.dataDir, describeThisServer(await serve((_request, reply) => reply.end())))
after(async () => {
  lock.close()
  for (const close of closers) await close()
  await world.close()
})

/** A subject with a fault, and the finding and cure that its check prints. */
type Ill = [given: (test: TestContext) => Partial<Subject> | Promise<Partial<Subject>>, says: RegExp]

/** At least one case for every check. */
const ills: Record<string, Ill[]> = {
  variables: [
    [() => ({ config: errorOf(() => parseConfig({ TRUST_PROXY: 'yes' })) }), /^TRUST_PROXY must be .* → Set/],
  ],
  spelling: [
    [
      () => ({ env: { BACKUP_EVER: 'day' } }),
      /^BACKUP_EVER is not known; perhaps BACKUP_EVERY is meant.* → Correct/,
    ],
  ],
  secrets: [[withOpenSecret, /^others may read .* → chmod o-rwx /]],
  node: ['22.1.0', '24.6.0'].map((version) => [
    (test) => withNode(version, test),
    new RegExp(`^Node ${version} → Install Node 24\\.7 or later`),
  ]),
  user: [[() => withConfig({ dataDir: '/' }), /^this is root.* → Run the memorial as a separate user/]],
  clock: [
    [() => ({ now: 0 }), /^it is before the day of this build → timedatectl/],
    [withOtherClock, /^\d{10} seconds off from that of http.* → timedatectl/],
  ],
  registry: [[withFailingNpm, /^the npm registry does not answer → Updates need/]],
  folder: [
    [() => withConfig({ dataDir: '/nowhere' }), /^there is no folder .* → Set DATA_DIR to the right one/],
    [() => withConfig({ dataDir: import.meta.filename }), /is a file, not a folder → Set DATA_DIR/],
    [
      () => withConfig({ dataDir: path.join(import.meta.filename, 'data') }),
      /lies below a file, not below a folder → Choose another place/,
    ],
  ],
  rights: [[withOpenFolder, /^others may look into .* → chmod 700 /]],
  disk: [[() => withConfig({ minFreeBytes: 1e18 }), /^\d{1,7} MB are free → Delete/]],
  'file system': [[() => withConfig({ dataDir: '/dev/shm' }), /^DATA_DIR is on tmpfs → Use a disk/]],
  database: [[() => ({ db: new Error('there is no database') }), /^there is no database → Start it once/]],
  pgbouncer: [
    [
      () => ({
        ...withConfig({ databaseUrl: 'postgres://db/walter' }),
        db: new Error('pool_mode is transaction'),
      }),
      /^it pools transactions → Set pool_mode = session/,
    ],
  ],
  integrity: [[withDamagedDatabase, /→ Stop the server and restore/]],
  mark: [
    [async () => ({ storage: await emptyStorage() }), /^the files are not those of this database → Point/],
  ],
  files: [[async () => ({ storage: await lostStorage() }), /files is missing → Check the disk/]],
  server: [
    [() => withConfig({ dataDir: folder }), /^no server is running → npm start/],
    [() => withServer(null), /^it is still starting → Its log/],
    [() => withServer('http://127.0.0.1:1'), /^there is no answer at http:\/\/127\.0\.0\.1:1 → npm start/],
    [
      async () => withServer(await serve((_, reply) => reply.writeHead(503).end())),
      /^it is not ready → Its log/,
    ],
  ],
  address: [
    [
      () => withConfig({ publicUrl: 'http://127.0.0.1:1' }),
      /^http:\/\/127\.0\.0\.1:1 does not answer → Check its DNS/,
    ],
  ],
  certificate: [
    [() => withConfig({ publicUrl: 'https://127.0.0.1:1' }), /ECONNREFUSED.* → Renew it/],
    [
      () => withConfig({ publicUrl: 'https://127.0.0.1:1', https: {} as Config['https'] }),
      /ECONNREFUSED.* → The log says why none could be fetched/,
    ],
  ],
  proxy: [
    [
      () => withConfig({ publicUrl: 'https://walter.example' }),
      /^all visitors count as one address → Set TRUST_PROXY=1/,
    ],
    [
      () => withConfig({ host: '0.0.0.0', trustProxy: 1 }),
      /^HOST=0\.0\.0\.0 lets others past the proxy.* → Set HOST=127/,
    ],
    [
      async () => withConfig({ publicUrl: await serve(refuseOneMegabyte), trustProxy: 1 }),
      /^it refuses requests of 2 MB, .* → nginx stops at 1 MB: set client_max_body_size 110m;.* Cloudflare stops at 100 MB/,
    ],
  ],
  mail: [[() => withConfig({ smtpUrl: 'smtp://127.0.0.1:1' }), /ECONNREFUSED.* → Correct SMTP_URL/]],
  ffmpeg: [
    [() => ({}), /^videos of old cameras cannot be shown, .* → Install it.* sudo apt install ffmpeg;/],
  ],
  'last backup': [
    [
      () => withConfig({ backup: { folder: path.join(folder, 'away') } as Config['backup'] }),
      /away is missing.* → Connect the disk/,
    ],
    [
      () => withConfig({ backup: { folder: path.join(import.meta.filename, 'a') } as Config['backup'] }),
      /lies below a file, not below a folder → Choose another place/,
    ],
    [() => ({ now: well.now + 10 * DAY }), /^10 days ago → npm run backup/],
    [() => ({ now: well.now - DAY }), /^no backup has ever been made → npm run backup/],
  ],
  originals: [[() => withFault(addLostOriginal), /^1 lost or changed → npm run verify/]],
  work: [[() => withFault(addFailedJob), /^1 failed again and again: derive \(no room\) → The log/]],
  'time zones': [
    [() => withFault(addUnknownZone), /time zone “Mars\/Base”.* → Choose another one on the dashboard/],
  ],
}

test('every check has a case with a fault', () => {
  const names = checks.map(({ name }) => name)
  for (const name of names)
    assert.ok(ills[name], `the check ${name} needs a case in \`ills\`: what is given, and what it says then`)
  assert.deepEqual(Object.keys(ills), names)
})

test('a healthy memorial has no faults', async () => {
  const notHere = ['registry', 'pgbouncer', 'address', 'certificate', 'proxy', 'mail', 'secrets']
  // these two checks depend on the machine
  for (const check of checks.filter(({ name }) => name !== 'ffmpeg' && name !== 'file system')) {
    const [mark, text] = describeFinding(await check.examine(well))
    assert.equal(mark, notHere.includes(check.name) ? '-' : 'ok', `${check.name}: ${text}`)
  }
})

test('a proxy that lets large requests through is found to be well', async () => {
  const check = checks.find(({ name }) => name === 'proxy')
  const address = await serve((request, reply) => {
    request.resume().on('end', () => reply.writeHead(401).end())
  })
  const finding = await check?.examine({ ...well, ...withConfig({ publicUrl: address, trustProxy: 1 }) })
  assert.deepEqual(finding, { ok: 'its headers are trusted' })
})

test('the request for that is refused by the memorial itself, and nothing of it is kept', async () => {
  const payload = Buffer.alloc(2 * 1024 * 1024)
  const { statusCode } = await world.app.inject({ method: 'POST', url: '/api/media/batch', payload })
  assert.equal(statusCode, 401)
})

for (const check of checks)
  for (const [given, says] of ills[check.name] ?? [])
    test(`${check.name} says what is wrong and its cure: ${says.source}`, async (context) => {
      const [mark, text] = describeFinding(await check.examine({ ...well, ...(await given(context)) }))
      assert.equal(mark, 'bad', text)
      assert.match(text, says)
    })

const withConfig = (config: Partial<Config>) => ({ config: { ...well.config, ...config } })

function errorOf(run: () => unknown): Error {
  try {
    run()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}

/** Changes Node's version until the end of the test. */
function withNode(version: string, test: TestContext) {
  const own = process.versions.node
  const set = (value: string) =>
    Object.defineProperty(process.versions, 'node', { value, configurable: true })
  set(version)
  test.after(() => set(own))
  return {}
}

/** Starts a program that answers in this way, and returns its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  closers.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Answers as nginx does: at once, judging by the announced length, without reading the body. */
const refuseOneMegabyte: RequestListener = ({ headers }, reply) => {
  const isLarge = Number(headers['content-length'] ?? 0) > 1024 * 1024
  reply.writeHead(isLarge ? 413 : 401, { connection: 'close' }).end('<h1>nginx</h1>')
}

/** Makes a data folder that a server at this address uses. Null stands for a server that is still starting. */
async function withServer(address: string | null) {
  const dataDir = await mkdtemp(path.join(folder, 'server-'))
  const held = lockDataDir(dataDir)
  closers.push(() => held.close())
  writeRunningServer(dataDir, describeThisServer(address))
  return withConfig({ dataDir })
}

async function withOtherClock() {
  const date = new Date(0).toUTCString()
  return withConfig({ publicUrl: await serve((_request, reply) => reply.setHeader('date', date).end()) })
}

async function withOpenSecret() {
  const file = path.join(folder, 'smtp')
  await writeFile(file, 'smtp://127.0.0.1:1')
  await chmod(file, 0o644)
  return { env: { SMTP_URL_FILE: file } }
}

async function withOpenFolder() {
  const open = path.join(folder, 'open')
  await mkdir(open)
  await chmod(open, 0o755)
  return withConfig({ dataDir: open })
}

async function withFailingNpm() {
  const file = path.join(folder, 'npm.mjs')
  await writeFile(file, 'process.exit(1)')
  return { env: { npm_node_execpath: process.execPath, npm_execpath: file } }
}

async function withDamagedDatabase() {
  const dataDir = path.join(folder, 'damaged')
  await mkdir(dataDir)
  await makeDamagedDatabase(getSqlitePath(dataDir))
  const db = await connectDatabase({ ...well.config, dataDir }, silentLog)
  closers.push(() => db.destroy())
  return { db }
}

/** Opens a storage without the mark of this memorial. */
const emptyStorage = () => openStorage({ ...well.config, dataDir: path.join(folder, 'empty') }, silentLog)

async function lostStorage() {
  const dataDir = path.join(folder, 'lost')
  const storage = await openStorage({ ...well.config, dataDir }, silentLog)
  await rm(dataDir, { recursive: true })
  return storage
}

/** Adds a fault to the database of another memorial, so that the healthy one stays healthy. */
async function withFault(addFault: typeof addLostOriginal) {
  const other = await openWorld()
  closers.push(other.close)
  await addFault(other.context.db)
  return { db: other.context.db }
}
