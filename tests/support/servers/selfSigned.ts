import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Makes a self-signed certificate for 127.0.0.1 or another name, in `key.pem` and `cert.pem` of the folder. It is valid for two days. */
export function selfSigned(folder: string, name = 'IP:127.0.0.1'): { key: string; cert: string } {
  const names = ['-addext', `subjectAltName=${name}`, '-subj', '/CN=127.0.0.1']
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const files = ['-keyout', keyFile, '-out', certFile, '-days', '2']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...files, ...names],
    {
      stdio: 'ignore',
    },
  )
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
}
