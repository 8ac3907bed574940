import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inProject } from '../../support/project.mjs'
import { Stop } from '../../support/stop.mjs'
import { spawnProgram, stop } from '../processes.mjs'
import { alternate, printRatios } from '../ratios.mjs'
import { drawPhotographs } from './photographs.mjs'
import { openServer } from './server.mjs'
import { sendAll } from './speed.mjs'

const SOURCE = '/usr/share/wordpress'
const packages = 'wordpress mariadb-server-core php-cli php-imagick php-mysql'

/** Processor time of a photograph beside WordPress's media library, which makes seven JPEGs; without that of its database. */
export async function benchWordPress({ node, folder, rounds }) {
  if (!existsSync(SOURCE) || !existsSync('/usr/sbin/mariadbd'))
    throw new Stop(`This part needs WordPress: apt-get install --no-install-recommends ${packages}.`)
  await using server = await openServer({ node, folder })
  await using database = await openDatabase(folder)
  const upload = installWordPress(folder, database.socket)
  const photos = await drawPhotographs(folder)
  const results = await alternate(rounds, {
    ours: () => sendAll(server, photos),
    twin: () => ({ processorMs: JSON.parse(upload(photos)) }),
  })
  printRatios('A photograph of 12 megapixels beside WordPress', results, {
    'processor of each': { of: 'processorMs', unit: ' ms' },
  })
}

/** MariaDB with an empty database, in the folder. */
async function openDatabase(folder) {
  const data = path.join(folder, 'mariadb')
  const socket = path.join(folder, 'mariadb.sock')
  const asRoot = ['--no-defaults', '--user=root', `--datadir=${data}`]
  execFileSync('mariadb-install-db', [...asRoot, '--auth-root-authentication-method=normal'])
  const log = path.join(folder, 'mariadb.log')
  const alone = ['--skip-networking', `--socket=${socket}`, `--log-error=${log}`]
  const server = spawnProgram('/usr/sbin/mariadbd', [...asRoot, ...alone])
  while (!existsSync(socket)) {
    if (server.exitCode !== null) throw new Stop(`MariaDB did not start: ${readFileSync(log, 'utf8')}`)
    await setTimeout(50)
  }
  const create = `(new mysqli('localhost', 'root', '', '', 0, '${socket}'))->query('create database wordpress');`
  execFileSync('php', ['-r', create])
  return { socket, [Symbol.asyncDispose]: () => stop(server) }
}

/** A copy of Debian's, which photographs are uploaded to. */
function installWordPress(folder, socket) {
  const site = path.join(folder, 'wordpress')
  execFileSync('cp', ['-rL', SOURCE, site])
  mkdirSync(path.join(site, 'wp-content/uploads'), { recursive: true })
  writeFileSync(path.join(site, 'wp-config.php'), configuration(socket))
  const program = inProject('scripts/bench/ingest/wordpress.php')
  const run = (args) => execFileSync('php', [program, ...args], { cwd: site, encoding: 'utf8' })
  run(['install'])
  return run
}

const configuration = (socket) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
require ABSPATH . 'wp-settings.php';
`
