import { execFile } from 'node:child_process'
import { chown, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { startServer } from './startServer.ts'
import { succeeds } from './waitUntil.ts'
import { takePorts } from '../../../scripts/support/takePorts.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

const run = promisify(execFile)

/**
 * Starts PostgreSQL from Debian's package (see scripts/test.mjs) on a free port of 127.0.0.1, with a folder for its files; it
 * ends with this process. PostgreSQL refuses to run as root, and then runs as the package's user. Returns the URL of a database
 * that is not written to; make others on the server with `newDatabase`.
 */
export async function startPostgres(): Promise<string> {
  const programs = await newestPrograms()
  const folder = temporaryFolder()
  await createCluster(programs, folder)
  const [port = 0] = await takePorts(1)
  const url = `postgres://memorial@127.0.0.1:${port}/postgres`
  const isReady = () => succeeds(runStatement(url, 'select 1'))
  await startServer([join(programs, 'postgres'), ...settings(folder, port)], {
    user: owner,
    isReady,
  })
  return url
}

/**
 * Creates an empty database on the server of `url` and returns its URL. Its collation sorts differently from ours, on purpose.
 */
export async function newDatabase(url: string): Promise<string> {
  const name = `t${crypto.randomUUID().replaceAll('-', '')}`
  await runStatement(url, `create database ${name}`)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** Runs one statement over its own connection. */
export async function runStatement<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const owner = 'postgres'
const root = userInfo().uid === 0

async function newestPrograms(): Promise<string> {
  const home = '/usr/lib/postgresql'
  const versions = await readdir(home).catch(() => [])
  const newest = versions.map(Number).sort((a, b) => b - a)[0]
  if (!newest) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  return join(home, String(newest), 'bin')
}

async function createCluster(programs: string, folder: string): Promise<void> {
  const initdb = [join(programs, 'initdb'), '-D', folder, ...cluster.split(' ')]
  if (root) {
    const { uid, gid } = await idsOf(owner)
    await chown(folder, uid, gid)
    await run('setpriv', ['--reuid', owner, '--regid', owner, '--init-groups', '--', ...initdb], { cwd: '/' })
  } else await run('setpriv', ['--', ...initdb])
}

async function idsOf(user: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, user])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}

const cluster =
  '-U memorial --auth=trust -E UTF8 --locale=C.UTF-8 --locale-provider=icu --icu-locale=en --no-sync'

/**
 * Settings with little memory and few connections. Nothing waits for the disk, because no test cuts the power, and other tests
 * keep the disk busy for seconds.
 */
const settings = (folder: string, port: number) => [
  '-D',
  folder,
  ...`-p ${port} -h 127.0.0.1 -c max_connections=200 -c shared_buffers=32MB -c max_wal_size=128MB -c fsync=off`.split(
    ' ',
  ),
  '-c',
  'unix_socket_directories=',
]
