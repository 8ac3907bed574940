import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer } from './startServer.ts'
import { newBucket, type S3Server } from './bucket.ts'
import { takePorts } from '../../../scripts/support/takePorts.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

const run = promisify(execFile)

/**
 * Starts OpenStack Swift with its S3 filter, from Debian's packages (see scripts/test.mjs), on free ports of 127.0.0.1 with a
 * folder for its files. It ends with this process. It takes four seconds to start, but it checks signatures.
 */
export async function startSwift(): Promise<S3Server> {
  const folder = temporaryFolder()
  const [account = 0, container = 0, object = 0, proxy = 0, cache = 0] = await takePorts(5)
  await configure(folder, { account, container, object, proxy, cache })
  const server = { endpoint: `http://127.0.0.1:${proxy}`, region: 'us-east-1', ...keys }
  await startServer(['memcached', '-l', '127.0.0.1', '-p', `${cache}`, '-U', '0'], {
    user: 'memcache',
    isReady: async () => true,
  })
  await startServer(['/usr/bin/python3', script, folder], {
    // the proxy responds before the servers behind it do
    isReady: () => newBucket(server).then(Boolean, () => false),
  })
  return server
}

const keys = { accessKeyId: 'memorial:tests', secretAccessKey: 'a-long-secret-of-the-tests' }

const script = join(import.meta.dirname, 'swiftServers.py')

type Ports = Record<'account' | 'container' | 'object' | 'proxy' | 'cache', number>

async function configure(folder: string, ports: Ports): Promise<void> {
  await mkdir(join(folder, 'devices', 'disk'), { recursive: true })
  await writeFile(join(folder, 'swift.conf'), swiftConf)
  for (const name of ['account', 'container', 'object', 'proxy'] as const)
    await writeFile(join(folder, `${name}.conf`), serverConf(folder, name, ports))
  await Promise.all(
    (['account', 'container', 'object'] as const).map((name) => buildRing(folder, name, ports[name])),
  )
}

const swiftConf = `
[swift-hash]
swift_hash_path_prefix = memorial
swift_hash_path_suffix = memorial
[storage-policy:0]
name = only
default = yes
`

/**
 * Makes the configuration of one server. Its timeouts are long enough for a busy machine: with shorter ones, a container may learn
 * of an object too late, and never list it.
 */
const serverConf = (folder: string, name: keyof Ports, ports: Ports) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[name]}
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
workers = 0
log_level = WARNING
disable_fallocate = true
fallocate_reserve = 0
container_update_timeout = 60
conn_timeout = 20
node_timeout = 60
${name === 'proxy' ? proxyPipeline(ports.cache) : storagePipeline(name)}
`

const storagePipeline = (name: string) => `
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

const proxyPipeline = (cache: number) => `
[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000000
conn_timeout = 20
node_timeout = 60
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = 100
[filter:tempauth]
use = egg:swift#tempauth
user_${keys.accessKeyId.replace(':', '_')} = ${keys.secretAccessKey} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`

async function buildRing(folder: string, name: string, port: number): Promise<void> {
  const builder = join(folder, `${name}.builder`)
  await run('swift-ring-builder', [builder, 'create', '4', '1', '1'])
  await run('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/disk`, '1'])
  await run('swift-ring-builder', [builder, 'rebalance'])
}
