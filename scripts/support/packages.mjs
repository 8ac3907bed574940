import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

/** The Debian packages that the tests need. A package counts as installed if its `program` exists. */
const testPackages = [
  { name: 'chromium-headless-shell', program: 'chromium-headless-shell' },
  { name: 'firefox-esr', program: 'firefox-esr' },
  { name: 'webkit2gtk-driver', program: 'WebKitWebDriver' },
  { name: 'xvfb', program: 'Xvfb' },
  { name: 'ffmpeg', program: 'ffmpeg' },
  { name: 'postgresql', program: 'pg_ctlcluster' },
  { name: 'pgbouncer', program: 'pgbouncer' },
  { name: 'swift-proxy', program: 'swift-proxy-server' },
  { name: 'swift-account', program: 'swift-account-server' },
  { name: 'swift-container', program: 'swift-container-server' },
  { name: 'swift-object', program: 'swift-object-server' },
  { name: 'memcached', program: 'memcached' },
  { name: 'openssl', program: 'openssl' },
  { name: 'pebble', program: 'pebble' },
]
const benchPackages = [
  { name: 'chromium-headless-shell', program: 'chromium-headless-shell' },
  { name: 'nginx-light', program: 'nginx' },
  { name: 'openssl', program: 'openssl' },
]

export const installTestPackages = () => install(testPackages)
export const installBenchPackages = () => install(benchPackages)

/** Installs the missing packages if this is Debian and the user is root. Otherwise throws a Stop that says what to install. */
async function install(packages) {
  const missing = packages.filter(({ program }) => !isInstalled(program)).map(({ name }) => name)
  if (missing.length === 0) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall)
    throw new Stop(`These programs are needed; please install them first: ${missing.join(', ')}`)
  console.log(`Installing ${missing.join(', ')}…`)
  await aptGet(['update'])
  if ((await aptGet(['install', '--yes', '--no-install-recommends', ...missing])) !== 0) {
    throw new Stop(`apt-get could not install ${missing.join(', ')}; see its output above.`)
  }
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
