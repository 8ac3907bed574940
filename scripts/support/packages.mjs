import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { externalPackages } from './linkPackages.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

/** The Debian packages that each speed of the tests adds. A package counts as installed if its `program` exists. */
const packagesOfSpeeds = {
  short: [
    { name: 'chromium-headless-shell', program: 'chromium-headless-shell' },
    { name: 'ffmpeg', program: 'ffmpeg' },
    { name: 'openssl', program: 'openssl' },
  ],
  all: [
    { name: 'postgresql', program: 'pg_ctlcluster' },
    { name: 'swift-proxy', program: 'swift-proxy-server' },
    { name: 'swift-account', program: 'swift-account-server' },
    { name: 'swift-container', program: 'swift-container-server' },
    { name: 'swift-object', program: 'swift-object-server' },
    { name: 'memcached', program: 'memcached' },
    { name: 'pgbouncer', program: 'pgbouncer' },
    { name: 'pebble', program: 'pebble' },
  ],
  long: [
    { name: 'firefox-esr', program: 'firefox-esr' },
    { name: 'webkit2gtk-driver', program: 'WebKitWebDriver' },
    { name: 'xvfb', program: 'Xvfb' },
  ],
}
const speeds = Object.keys(packagesOfSpeeds)
const benchPackages = [
  { name: 'chromium-headless-shell', program: 'chromium-headless-shell' },
  { name: 'nginx-light', program: 'nginx' },
  { name: 'openssl', program: 'openssl' },
]

/** Installs what the tests of a speed need, which includes what the shorter ones need. */
export async function installTestPackages(speed) {
  await install(speeds.slice(0, speeds.indexOf(speed) + 1).flatMap((each) => packagesOfSpeeds[each]))
}
export const installBenchPackages = () => install(benchPackages)

/** Throws a Stop if npm has left out the fonts or the typesetter, which are optional for a memorial but not for its tests. */
export function expectFonts() {
  const missing = externalPackages.filter((name) => !existsSync(inProject(`node_modules/${name}`)))
  if (missing.length > 0)
    throw new Stop(`The tests need ${missing.join(', ')}. Please run:\n  npm ci --include=optional`)
}

/** Installs the missing packages if this is Debian and the user is root. Otherwise throws a Stop that says how to install them. */
async function install(packages) {
  const missing = packages.filter(({ program }) => !isInstalled(program)).map(({ name }) => name)
  if (missing.length === 0) return
  const isDebian = existsSync('/usr/bin/apt-get')
  const args = ['install', '--yes', '--no-install-recommends', ...missing]
  if (!isDebian)
    throw new Stop(`Please install these programs first (the names are Debian’s): ${missing.join(', ')}`)
  if (process.getuid?.() !== 0)
    throw new Stop(`Please install what is missing first:\n  sudo apt-get ${args.join(' ')}`)
  console.log(`Installing ${missing.join(', ')}…`)
  await aptGet(['update'])
  if ((await aptGet(args)) !== 0)
    throw new Stop(`apt-get could not install ${missing.join(', ')}; see its output above.`)
}

const aptGet = (args) =>
  run('apt-get', ['-qq', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
const isInstalled = (program) => folders.some((folder) => isProgram(join(folder, program)))

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
