import { writeFileSync } from 'node:fs'
import { get } from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { takePorts } from '../../../scripts/support/takePorts.ts'
import { selfSigned } from './selfSigned.ts'
import { startServer } from './startServer.ts'
import { succeeds } from './waitUntil.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

/** Starts Pebble, Debian's ACME server for tests. It resolves every name to this machine, and connects to `plainPort` there. */
export async function startPebble() {
  const [port, management, plainPort, dns, dnsManagement] = (await takePorts(5)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const folder = temporaryFolder()
  const at = (name: string) => path.join(folder, name)
  const { cert: ca } = selfSigned(folder)
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: at('cert.pem'),
    privateKey: at('key.pem'),
    httpPort: plainPort,
    certificateValidityPeriod: 90 * 86_400,
  }
  writeFileSync(at('config.json'), JSON.stringify({ pebble }))
  const read = async (url: string) =>
    new Promise<string>((resolve, reject) => {
      get(url, { ca }, (answer) => void text(answer).then(resolve, reject)).on('error', reject)
    })
  const dnsCommand = `pebble-challtestsrv -dns01 127.0.0.1:${dns} -management 127.0.0.1:${dnsManagement} -defaultIPv6= -http01= -https01= -tlsalpn01=`
  const isListening = () => succeeds(fetch(`http://127.0.0.1:${dnsManagement}/`))
  await startServer(dnsCommand.split(' '), { isReady: isListening })
  const directory = `https://127.0.0.1:${port}/dir`
  const pebbleCommand = `env PEBBLE_VA_NOSLEEP=1 pebble -config ${at('config.json')} -dnsserver 127.0.0.1:${dns}`
  await startServer(pebbleCommand.split(' '), { isReady: () => succeeds(read(directory)) })
  return {
    directory,
    plainPort,
    /** the file of the certificate with which Node trusts Pebble itself */
    certificateFile: at('cert.pem'),
    certificate: ca,
    /** the root certificate of the certificates that Pebble issues */
    root: await read(`https://127.0.0.1:${management}/roots/0`),
  }
}
